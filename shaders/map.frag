// A board with several lamps in each pixel. A pixel averages the light of all cells that it covers, weighted by area. If one of
// them is lit or marked, the pixel never looks as if none were. The target's first row is the top one.

uniform highp usampler2D uCells;  // a state for each lamp, and in bits 6 and 7 flags of hint and proof
uniform ivec2 uSize;              // columns, rows
uniform vec2 uCorner;             // the board's top left corner in pixels of the target
uniform float uSide;              // side of a cell, in pixels
uniform float uLevels;            // number of states without dark
uniform vec4 uDark, uLit, uGround, uHint, uProof;

out vec4 oColour;

const float kLeast = 0.4; // least share of light in a pixel with one lit lamp

const float kMark = 0.7;  // share of the mark's colour in a pixel with all cells marked

// Returns the share of a cell's side that lies between low and high.
float covered(float cell, float low, float high) { return max(min(high, cell + 1.0) - max(low, cell), 0.0); }

// Returns the shares of light, hints and proofs in a rectangle.
vec3 shown(vec2 low, vec2 high) {
    ivec2 first = clamp(ivec2(floor(low)), ivec2(0), uSize - 1);
    ivec2 last = min(ivec2(ceil(high)), uSize);
    vec3 all = vec3(0.0), most = vec3(0.0);
    float area = 0.0001;
    for (int y = first.y; y < last.y; ++y) {
        for (int x = first.x; x < last.x; ++x) {
            float share = covered(float(x), low.x, high.x) * covered(float(y), low.y, high.y);
            uint cell = texelFetch(uCells, ivec2(x, y), 0).r;
            vec3 levels = vec3(float(cell & 63u) / uLevels, float(cell >> 6 & 1u), float(cell >> 7));
            all += share * levels;
            area += share;
            if (share > 0.0) most = max(most, levels);
        }
    }
    return max(all / area, kLeast * most);
}

void main() {
    vec2 at = (gl_FragCoord.xy - uCorner) / uSide;
    vec2 reach = vec2(0.5 / uSide);
    bool isOnBoard = all(greaterThanEqual(at, vec2(0.0))) && all(lessThan(at, vec2(uSize)));
    vec3 share = shown(at - reach, at + reach);
    vec4 colour = mix(uDark, uLit, share.x);
    colour = mix(colour, uHint, kMark * share.y);
    colour = mix(colour, uProof, kMark * share.z);
    // Larger cells have gaps between them.
    vec2 middle = abs(fract(at) - 0.5);
    float gap = smoothstep(3.0, 6.0, uSide) * smoothstep(-0.5, 0.5, (max(middle.x, middle.y) - 0.42) * uSide);
    oColour = vec4(isOnBoard ? mix(colour.rgb, uGround.rgb, gap) : uGround.rgb, 1.0);
}
