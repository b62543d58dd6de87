// Functions that the fragment shaders of a cell share. This text is put in front of each, after the constants of
// ui/look/appearance.hpp. Without a GPU the processor computes every pixel, and both sides of each branch. Hence each thing that
// a cell may show has its own shader.

uniform float uPixel;  // one device pixel in cells
uniform float uPoint;  // one logical pixel in cells: the unit of letter sizes
uniform vec2 uCorner;  // the board's top left corner in pixels of the target
uniform int uLook;     // LampLook: 0: lamps alone; 1: on keys; 2: filling cells; 3: coloured tiles; 4: on keys while lit
uniform float uBreath; // 0..1, pulse of the solved board
uniform vec4 uGround;  // background of the board, or zero: colour times alpha in eight bits would show as rings

flat in vec4 vLamp;
flat in vec4 vRings;
flat in vec3 vAbove, vHere, vBelow;
flat in uvec2 vStates;
flat in vec2 vMiddle;
out vec4 oColour;

// Returns the position from the middle of the cell, in cells; y is down.
vec2 fromMiddle() { return (gl_FragCoord.xy - uCorner) * uPixel - vMiddle; }

bool hasLamp() { return vLamp.z != 0.0; }
float level() { return vLamp.x; }  // 0 dark .. 1 fully lit, on the way between two states
float litness() { return mix(vStates.y == 0u ? 0.0 : 1.0, vStates.x == 0u ? 0.0 : 1.0, vLamp.w); }  // 0 dark .. 1 lit in any state
float press() { return vLamp.y; }  // 0 up .. 1 fully down

float roundedBox(vec2 p, float halfSide, float radius) {
    vec2 q = abs(p) - (halfSide - radius);
    return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}

// Returns 1 inside, 0 outside, with an edge one pixel wide.
float inside(float distance) { return clamp(0.5 - distance / uPixel, 0.0, 1.0); }

float ring(float distance, float halfWidth) { return inside(abs(distance) - halfWidth); }

// Blends colour over below, with premultiplied alpha ("over").
vec4 over(vec4 below, vec4 colour, float alpha) {
    float a = colour.a * alpha;
    return vec4(colour.rgb * a, a) + below * (1.0 - a);
}

vec4 onGround(vec4 colour) { return colour + uGround * (1.0 - colour.a); }

bool onKeys() { return uLook == 1 || uLook == 4; }
bool isTile() { return uLook == 2; }
float lampRadius() { return onKeys() ? kLampInKey : isTile() ? kTileHalf : kBareLamp; }

// Returns the distance from the lamp's edge, negative inside. A box with maximal corner radius is a disc.
float fromLamp(vec2 p, float radius) { return roundedBox(p, radius, isTile() ? kTileRadius : radius); }

vec4 drawKey(vec2 p, vec4 face, vec4 edge, float press) {
    float key = roundedBox(p, kKeyHalf, kKeyRadius);
    face.rgb += (0.022 - 0.05 * (p.y + 0.5)) * (1.0 - press);
    face.rgb *= 1.0 - 0.10 * press;
    vec4 colour = over(vec4(0.0), face, inside(key));
    return over(colour, edge, ring(key + uPixel * 0.75, uPixel * 0.75));
}

// ---- Coloured tiles. All lengths are in cells; gaps that must remain on small cells also depend on pixels.

float down() { return min(press() / kLatched, 1.0); }
// Returns 1 for cells of few pixels: they show their colour and whether they are down rather than rings.
float tiny() { return smoothstep(0.05, 0.09, uPixel); }
float tileHalf() { return mix(clamp(0.385 - 2.2 * uPixel, 0.31, 0.37), 0.4, tiny()); }
float socketLine() { return clamp(0.9 * uPixel, 0.014, 0.05); }
