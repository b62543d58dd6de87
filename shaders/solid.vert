// Corner of a side of a small cube; w is its distance from the eye, so that interpolation is correct in perspective.

layout(location = 0) in vec3 aPosition;  // in clip space, with the distance
layout(location = 1) in vec2 aWithin;    // position within the side, -1 .. 1, y down
layout(location = 2) in vec3 aColour;
layout(location = 3) in vec4 aMarks;     // 1 with a sticker, light, hint, proof

out vec2 vWithin;
out vec3 vColour;
out vec4 vMarks;

void main() {
    vWithin = aWithin;
    vColour = aColour;
    vMarks = aMarks;
    gl_Position = vec4(aPosition.xy * aPosition.z, 0.0, aPosition.z);
}
