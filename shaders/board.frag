// The lamps of one board. Each pixel finds its cell, reads that cell's record from the appearance buffer and
// draws, in this order: key, halos of the lamps around, lamp, rings; or, where states are colours, key, socket,
// coloured tile, rings.

uniform highp usampler2D uAppearance;  // two texels a lamp, see LampAppearance in view/appearance.hpp
uniform int uFirst;                    // the board's first record
uniform ivec2 uSize;                   // columns, rows
uniform int uStates;
uniform float uPixel;                  // one device pixel in cells
uniform int uLook;                     // LampLook: 0: lamps alone; 1: on keys; 2: filling cells; 3: coloured tiles
uniform float uBreath;                 // 0..1, the solved board's one breath
uniform float uHalo;                   // strength of the halo round a lit lamp
uniform vec4 uKey, uKeyEdge, uDark, uRim, uLit, uCore, uHint, uProof, uInk;
uniform float uPoint;                  // one logical pixel in cells: what letters are measured in
// Of coloured tiles: state 0, what a tile sits in, the key under both; then states 1..8, again 9..16, and so on.
uniform vec4 uTileDark, uSocket, uTileKey, uTileFace[8], uTilePattern[8];

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

vec4 drawKey(vec4 below, vec2 p, vec4 face, Lamp lamp) {
    float key = roundedBox(p, kKeyHalf, kKeyRadius);
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

// ---- Coloured tiles. All measures in cells; what must stay apart on small cells also counts pixels.

const float kLatched = 200.0 / 255.0;  // the press of a button that stays down; one that is held goes deeper
const float kTileRadius = 0.085;

float down(Lamp lamp) { return min(lamp.press / kLatched, 1.0); }
// 1 for cells of few pixels: they show their colour and whether they are down, before rings.
float tiny() { return smoothstep(0.05, 0.09, uPixel); }
float tileHalf() { return mix(clamp(0.385 - 2.2 * uPixel, 0.31, 0.37), 0.4, tiny()); }
float socketLine() { return clamp(0.9 * uPixel, 0.014, 0.05); }

// A wave of this period that is 1 where the pattern is, one pixel soft; `share` of the period is 1.
float bars(float along, float period, float share) {
    float middle = abs(fract(along / period) - 0.5) * period;
    return inside(middle - 0.5 * share * period);
}

float dots(vec2 p, float period) {
    vec2 q = (fract(p / period) - 0.5) * period;
    return inside(length(q) - 0.3 * period);
}

float checks(vec2 p, float period) {
    float columns = bars(p.x, period, 0.5);
    return mix(columns, 1.0 - columns, bars(p.y, period, 0.5));
}

// The seven patterns of the colours from the ninth on, 0: plain, 1: all of the pattern's tone.
float patternAt(int pattern, vec2 p) {
    float period = max(0.148, 5.0 * uPixel);
    vec2 turned = vec2(p.x + p.y, p.x - p.y) * 0.70710678;
    if (pattern == 1) return bars(turned.x, period, 0.45);
    if (pattern == 2) return bars(p.y, period, 0.45);
    if (pattern == 3) return bars(p.x, period, 0.45);
    if (pattern == 4) return dots(p, period);
    if (pattern == 5) return bars(length(p), period, 0.4);
    if (pattern == 6) return checks(p, 1.6 * period);
    if (pattern == 7) return max(bars(turned.x, 1.3 * period, 0.28), bars(turned.y, 1.3 * period, 0.28));
    return 0.0;
}

// Where the letter stands a pattern is quiet.
float quietUnderLetter(vec2 p) {
    vec2 letter = min(vec2(12.0, 8.0) * uPoint, vec2(0.3, 0.2));
    return mix(0.3, 1.0, smoothstep(0.8, 1.25, length(p / letter)));
}

vec3 faceOf(uint state, vec2 p) {
    if (state == 0u) return uTileDark.rgb;
    int colour = int(state) - 1;
    float pattern = patternAt(colour / 8, p) * quietUnderLetter(p);
    return mix(uTileFace[colour % 8].rgb, uTilePattern[colour % 8].rgb, pattern);
}

// The key with its lip, and in it the socket: a line round the tile, and a wide dark bezel while the button is
// down. An outlined tile keeps a gap of the key's colour between itself and the outline.
vec4 drawSocket(vec4 below, vec2 p, Lamp lamp) {
    float raised = 1.0 - down(lamp);
    below = drawKey(below, p, uTileKey, Lamp(0.0, 0.0, 0.0, 0.0, 0.0, 0.0));
    float top = inside(roundedBox(p + vec2(0.0, 0.035), kKeyHalf, kKeyRadius));
    float lip = inside(roundedBox(p, kKeyHalf, kKeyRadius)) - top;
    below = over(below, vec4(uTileKey.rgb * 0.62, 1.0), max(lip, 0.0) * raised);
    float bezel = mix(min(0.43, 0.5 - 2.2 * uPixel), 0.45, tiny());
    float reach = mix(bezel, tileHalf() + socketLine(), raised);
    vec4 ground = mix(uSocket, uTileKey, lamp.outline * raised);
    return over(below, ground, inside(roundedBox(p, reach, 0.1)));
}

vec4 drawTile(vec4 below, vec2 p, Lamp lamp, uvec4 motion) {
    float phase = float(motion.z) / 255.0;
    float lit = mix(motion.y == 0u ? 0.0 : 1.0, motion.x == 0u ? 0.0 : 1.0, phase);
    float halfSide = tileHalf() * (1.0 - mix(0.085, 0.3, tiny()) * lamp.press) * (1.0 + 0.04 * uBreath * lit);
    float distance = roundedBox(p, halfSide, kTileRadius);
    vec3 face = mix(faceOf(motion.y, p), faceOf(motion.x, p), phase);
    float sheen = 0.1 * smoothstep(0.08, 0.4, -p.y);
    face = mix(face, vec3(1.0), lit * (sheen + 0.15 * uBreath));
    float shadow = smoothstep(-0.06, 0.01, roundedBox(p - vec2(0.0, 0.035), halfSide + 0.01, kTileRadius));
    face *= 1.0 - 0.45 * down(lamp) * shadow;
    below = over(below, vec4(face, 1.0), inside(distance));
    float rim = max(uPixel * 0.6, 0.012);
    return over(below, uRim, (1.0 - lit) * ring(distance + rim, rim));
}

// From the tile outwards, so that all show on every colour: outline and proof, hint, focus. Over the bezel the
// first two are lighter.
vec4 drawTileRings(vec4 below, vec2 p, Lamp lamp) {
    float thin = max(0.75 * uPixel, 0.011);
    float outline = roundedBox(p, tileHalf() + socketLine() + thin, 0.1);
    vec4 white = vec4(1.0);
    below = over(below, mix(uInk, white, down(lamp)), lamp.outline * ring(outline, thin));
    float dash = step(0.36, fract(atan(p.y, p.x) * 12.0 / 6.2831853));
    vec4 proof = mix(uProof, white, 0.3 * down(lamp));
    below = over(below, proof, lamp.proof * dash * ring(outline, max(uPixel, 0.018)));
    float hintHalf = max(0.85 * uPixel, 0.017);
    float hintAt = min(kKeyHalf - 0.013, 0.5 - 1.7 * uPixel - hintHalf);
    below = over(below, uHint, lamp.hint * ring(roundedBox(p, hintAt, kKeyRadius), hintHalf));
    float focusAt = min(kKeyHalf + 2.0 * uPixel, 0.5 - 0.9 * uPixel);
    return over(below, uInk, lamp.focus * ring(roundedBox(p, focusAt, kKeyRadius), uPixel));
}

vec4 drawColouredCell(vec2 p, ivec2 cell) {
    Lamp lamp = lampAt(cell);
    vec4 colour = drawSocket(vec4(0.0), p, lamp);
    colour = drawTile(colour, p, lamp, texelFetch(uAppearance, texelOf(cell), 0));
    return drawTileRings(colour, p, lamp);
}

void main() {
    ivec2 home = ivec2(floor(vCell));
    vec4 colour = vec4(0.0);
    bool hasLamp = onBoard(home) && texelFetch(uAppearance, texelOf(home), 0).x != kNoLamp;
    if (uLook == 3) {
        oColour = hasLamp ? drawColouredCell(vCell - vec2(home) - 0.5, home) : colour;
        return;
    }
    if (hasLamp && onKeys()) colour = drawKey(colour, vCell - vec2(home) - 0.5, uKey, lampAt(home));
    colour = drawHalos(colour, vCell, home);
    if (hasLamp) {
        vec2 p = vCell - vec2(home) - 0.5;
        Lamp lamp = lampAt(home);
        colour = drawLamp(colour, p, lamp);
        colour = drawRings(colour, p, lamp);
    }
    oColour = colour;
}
