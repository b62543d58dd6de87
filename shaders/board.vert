// One rectangle for a whole board; the fragment shader finds its cell. The version line is put in front when the
// shader is compiled: GLSL ES 3.00 in the page, GLSL 3.30 on the desktop.

uniform vec4 uRect;      // left, top, right, bottom in clip space
uniform vec4 uCellRect;  // the same corners in cells: (0, 0) is the top left corner of cell 1

out vec2 vCell;

void main() {
    vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
    vCell = mix(uCellRect.xy, uCellRect.zw, corner);
    gl_Position = vec4(mix(uRect.x, uRect.z, corner.x), mix(uRect.y, uRect.w, corner.y), 0.0, 1.0);
}
