// Rounded sticker on the dark side of a small cube, with its rings.

in vec2 vWithin;
in vec3 vColour;
in vec4 vMarks;

uniform vec4 uBody, uHint, uProof;

out vec4 oColour;

const float kHalf = 0.86;     // half the sticker's side
const float kRadius = 0.26;   // radius of its corners
const float kRing = 0.17;     // width of a ring
const float kInk = 0.05;      // dark line inside the ring

float roundedBox(vec2 at, float half_side, float radius) {
    vec2 q = abs(at) - half_side + radius;
    return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}

// Returns 1 for a negative distance and 0 for a positive one, with an edge one pixel wide.
float within(float distance, float pixel) { return clamp(0.5 - distance / pixel, 0.0, 1.0); }

void main() {
    float pixel = max(length(fwidth(vWithin)) * 0.7, 0.0001);
    float edge = max(abs(vWithin.x), abs(vWithin.y));
    // Small cubes have rounded edges.
    vec3 body = uBody.rgb * (1.25 - 0.75 * smoothstep(0.88, 1.0, edge));
    float outline = roundedBox(vWithin, kHalf, kRadius);
    // Stickers look slightly arched: lighter above, darker towards their rims.
    float sheen = 1.0 + 0.055 * (-vWithin.y) - 0.10 * smoothstep(-0.22, 0.0, outline);
    vec3 face = vColour * vMarks.y * sheen + 0.05 * smoothstep(1.1, 0.0, length(vWithin - vec2(-0.35, -0.45)));
    float ring = max(vMarks.z, vMarks.w);
    vec3 ring_colour = vMarks.w > 0.0 ? uProof.rgb : uHint.rgb;
    face = mix(face, vec3(0.05), ring * within(-outline - kRing - kInk, pixel));
    face = mix(face, ring_colour, ring * within(-outline - kRing, pixel));
    oColour = vec4(mix(body * vMarks.y, face, vMarks.x * within(outline, pixel)), 1.0);
}
