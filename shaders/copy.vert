// One rectangle of the window, for a copy of a texture of equal size in pixels.

uniform vec4 uRect;  // left, top, right, bottom in clip space

void main() {
    vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
    gl_Position = vec4(mix(uRect.x, uRect.z, corner.x), mix(uRect.y, uRect.w, corner.y), 0.0, 1.0);
}
