// The lamps of one board. Each pixel finds its cell, reads that cell's record from the appearance buffer and
// draws, in this order: key, halos of the lamps around, lamp, rings.

uniform highp usampler2D uAppearance;  // two texels a lamp, see LampAppearance in view/appearance.hpp
uniform int uFirst;                    // the board's first record
uniform ivec2 uSize;                   // columns, rows
uniform int uStates;
uniform float uPixel;                  // one device pixel in cells
uniform int uLook;                     // 0: lamps alone (the target); 1: on keys; 2: filling their cells
uniform float uBreath;                 // 0..1, the solved board's one breath
uniform float uHalo;                   // strength of the halo round a lit lamp
uniform vec4 uKey, uKeyEdge, uDark, uRim, uLit, uCore, uHint, uProof, uInk;

in vec2 vCell;
out vec4 oColour;

const uint kNoLamp = 255u;  // the state of a cell without a lamp
const int kRecordsAcross = 1024;  // texels in a row of the buffer
const float kKeyHalf = 0.455;
const float kKeyRadius = 0.13;

struct Lamp {
    float level;    // 0 dark .. 1 fully lit, on the way between two states
    float press;    // 0 up .. 1 fully down
    float outline;  // the rings, 0..1 each
    float hint;
    float focus;
    float proof;
};

float levelOf(uint state) { return float(state) / float(max(uStates - 1, 1)); }

ivec2 texelOf(ivec2 cell) {
    int texel = 2 * (uFirst + cell.y * uSize.x + cell.x);
    return ivec2(texel % kRecordsAcross, texel / kRecordsAcross);
}

float levelAt(uvec4 motion) { return mix(levelOf(motion.y), levelOf(motion.x), float(motion.z) / 255.0); }

Lamp lampAt(ivec2 cell) {
    ivec2 at = texelOf(cell);
    uvec4 motion = texelFetch(uAppearance, at, 0);
    uvec4 rings = texelFetch(uAppearance, at + ivec2(1, 0), 0);
    Lamp lamp;
    lamp.level = levelAt(motion);
    lamp.press = float(motion.w) / 255.0;
    lamp.outline = float(rings.x) / 255.0;
    lamp.hint = float(rings.y) / 255.0;
    lamp.focus = float(rings.z) / 255.0;
    lamp.proof = float(rings.w) / 255.0;
    return lamp;
}

bool onBoard(ivec2 cell) { return all(greaterThanEqual(cell, ivec2(0))) && all(lessThan(cell, uSize)); }

float roundedBox(vec2 p, float halfSide, float radius) {
    vec2 q = abs(p) - (halfSide - radius);
    return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}

// 1 inside, 0 outside, one pixel soft.
float inside(float distance) { return clamp(0.5 - distance / uPixel, 0.0, 1.0); }

float ring(float distance, float halfWidth) { return inside(abs(distance) - halfWidth); }

// Premultiplied "over".
vec4 over(vec4 below, vec4 colour, float alpha) {
    float a = colour.a * alpha;
    return vec4(colour.rgb * a, a) + below * (1.0 - a);
}

bool onKeys() { return uLook == 1; }
bool isTile() { return uLook == 2; }
float lampRadius() { return onKeys() ? 0.285 : isTile() ? 0.46 : 0.36; }

// From the lamp's edge, negative inside.
float fromLamp(vec2 p, float radius) { return isTile() ? roundedBox(p, radius, 0.1) : length(p) - radius; }

vec4 drawKey(vec4 below, vec2 p, Lamp lamp) {
    float key = roundedBox(p, kKeyHalf, kKeyRadius);
    vec4 face = uKey;
    face.rgb += (0.022 - 0.05 * (p.y + 0.5)) * (1.0 - lamp.press);
    face.rgb *= 1.0 - 0.10 * lamp.press;
    below = over(below, face, inside(key));
    return over(below, uKeyEdge, ring(key + uPixel * 0.75, uPixel * 0.75));
}

vec4 drawHalos(vec4 below, vec2 position, ivec2 home) {
    float halo = 0.0;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            ivec2 cell = home + ivec2(dx, dy);
            if (!onBoard(cell)) continue;
            float away = max(fromLamp(position - vec2(cell) - 0.5, lampRadius()), 0.0);
            if (away > 0.95) continue;
            uvec4 motion = texelFetch(uAppearance, texelOf(cell), 0);
            if (motion.x == kNoLamp) continue;
            float level = levelAt(motion);
            halo += level * exp(-away * 7.5) * smoothstep(0.95, 0.35, away);
        }
    }
    return over(below, uLit, min(halo, 1.0) * uHalo * (1.0 + 0.7 * uBreath));
}

vec4 drawLamp(vec4 below, vec2 p, Lamp lamp) {
    float radius = lampRadius() * (1.0 - 0.05 * lamp.press) * (1.0 + 0.05 * uBreath * lamp.level);
    float distance = fromLamp(p, radius);
    vec4 glass = mix(uDark, uLit, lamp.level);
    float core = smoothstep(radius * 0.95, 0.0, length(p)) * lamp.level;
    glass = mix(glass, uCore, core * uCore.a * (isTile() ? 0.4 : 1.0));
    glass.a = 1.0;
    below = over(below, glass, inside(distance));
    float rim = max(uPixel * 0.85, 0.012);
    return over(below, mix(uRim, uLit, lamp.level), ring(distance + rim, rim));
}

vec4 drawRings(vec4 below, vec2 p, Lamp lamp) {
    float key = roundedBox(p, onKeys() ? kKeyHalf : 0.47, kKeyRadius);
    // Rings lie outside a round lamp, and inside one that fills its cell.
    float edge = fromLamp(p, lampRadius()) + (isTile() ? 0.12 : 0.0);
    float thin = max(uPixel, 0.011);
    below = over(below, uInk, lamp.outline * ring(edge - 0.055, thin));
    float dash = step(0.36, fract(atan(p.y, p.x) * 12.0 / 6.2831853));
    below = over(below, uProof, lamp.proof * dash * ring(edge - 0.06, max(uPixel * 1.3, 0.022)));
    below = over(below, uHint, lamp.hint * ring(key + 0.021, max(uPixel * 1.25, 0.017)));
    return over(below, uInk, lamp.focus * ring(key - 2.0 * uPixel, uPixel));
}

void main() {
    ivec2 home = ivec2(floor(vCell));
    vec4 colour = vec4(0.0);
    bool hasLamp = onBoard(home) && texelFetch(uAppearance, texelOf(home), 0).x != kNoLamp;
    if (hasLamp && onKeys()) colour = drawKey(colour, vCell - vec2(home) - 0.5, lampAt(home));
    colour = drawHalos(colour, vCell, home);
    if (hasLamp) {
        vec2 p = vCell - vec2(home) - 0.5;
        Lamp lamp = lampAt(home);
        colour = drawLamp(colour, p, lamp);
        colour = drawRings(colour, p, lamp);
    }
    oColour = colour;
}
