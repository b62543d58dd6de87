// Copy of a board from its texture, pixel by pixel. The texture's first row is the top one.

uniform highp sampler2D uBoard;
uniform ivec2 uOrigin;  // left and top in the window's pixels, counted from the bottom row: (left, height - 1 - top)

out vec4 oColour;

void main() {
    ivec2 at = ivec2(gl_FragCoord.xy);
    oColour = texelFetch(uBoard, ivec2(at.x - uOrigin.x, uOrigin.y - at.y), 0);
}
