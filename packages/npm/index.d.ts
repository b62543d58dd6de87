// Requests and answers are those of the command line with --json: docs/command_line.md and docs/library.md of Switchbox.

/** Rows from the top with `/` between them: a digit for each cell, or `.` for 0 and `X` for 1; `-` where there is none. */
export type Grid = string;

/** An option that is a number may also be text. */
export type NumberOrText = number | string;

/** Rule of a machine. */
export interface RuleKeys {
  /** For `own`: the lamps that a press changes, round the pressed cell. */
  stencil?: Grid;
  corner?: Grid;
  edge?: Grid;
  torus?: boolean;
  cylinder?: boolean;
  /** For `own`: 1 marks a cell without a lamp. */
  holes?: Grid;
  /** For `ghaly`: codes of the transmitters as cycles, "(2 3)(5 8)". */
  sigma?: string;
  /** For `ghaly`: codes of the colour generators. */
  tau?: string;
  /** For `cube`: turns that are one step. */
  metric?: 'face' | 'quarter' | 'clockwise';
}

/** Machine and rule; which of the keys a machine takes is in docs/command_line.md, "Which machine". */
export interface MachineKeys extends RuleKeys {
  /** A machine of `list`, "own", or "code:" and a share code. */
  machine?: string;
  /** A puzzle of your own, as text or as JSON, in place of `machine`. */
  puzzle?: string | Puzzle;
  /** Rows and columns, "5x5"; one number is a square. */
  size?: NumberOrText;
  /** States of each lamp, 2 to 9. */
  states?: NumberOrText;
  'lit-only'?: boolean;
  alternate?: boolean;
}

/** Position; pictures may also be "all-on", "all-off" or "random:SEED", those of a cube turns. */
export interface PositionKeys {
  start?: string;
  target?: string;
  presses?: string;
  /** Sign of a lit lamp in `start` and `target`. */
  lit?: NumberOrText;
}

export interface AnyKeys {
  /** Bytes that the answer may need, 1 GB unless given. */
  memory?: number;
}

export interface TimeKeys {
  /** "90s", "10m", "1h", "500ms", or seconds: the answer is then as far as it is known. */
  time?: NumberOrText;
}

export interface CertificateKeys {
  /** Name of a certificate, a proof that others can check; `files` of the answer has it (docs/certificates.md of Switchbox). */
  certificate?: string;
  /** The strongest of the first three unless given. */
  claim?: 'solved' | 'fewest' | 'impossible' | 'nearest';
  /** No effect here: the library writes no files. */
  force?: boolean;
}

export interface Requests {
  solve: MachineKeys & PositionKeys & TimeKeys & AnyKeys & { quick?: boolean; all?: boolean; limit?: NumberOrText; shortest?: boolean } & CertificateKeys;
  show: MachineKeys & PositionKeys & AnyKeys;
  inspect: MachineKeys & PositionKeys & AnyKeys & { inverse?: boolean; quiet?: boolean; graph?: 'dot' | 'tikz' };
  algebra: MachineKeys & PositionKeys & AnyKeys & {
    show?: 'facts' | 'matrix' | 'augmented' | 'steps' | 'reduced' | 'inverse' | 'product' | 'quiet' | 'chasing' | 'system';
    as?: 'text' | 'latex' | 'csv' | 'sage' | 'gap' | 'numpy' | 'matlab' | 'mathematica';
  };
  new: MachineKeys & AnyKeys & { seed?: NumberOrText; fewest?: NumberOrText; turns?: NumberOrText; picture?: boolean; question?: boolean; daily?: string | boolean };
  open: TimeKeys & AnyKeys & { code?: string; puzzle?: string | Puzzle; quick?: boolean };
  wire: AnyKeys & { n: NumberOrText; pi: string; broken?: Grid };
  table: TimeKeys & AnyKeys & { what: 'nullity' | 'fewest'; from?: NumberOrText; to: NumberOrText; torus?: boolean; check?: boolean };
  convert: AnyKeys & { puzzle: string | Puzzle; to: 'text' | 'matrix' | 'csv' | 'json' | 'link'; columns?: boolean };
  list: AnyKeys;
  levels: AnyKeys;
}

export type Command = keyof Requests;
/** Any request, with its command. */
export type Request = { [C in Command]: { command: C } & Requests[C] }[Command];

/** A puzzle of your own as JSON, with `buttons`, or names of lamps by button (docs/puzzles.md of Switchbox). */
export type Puzzle = object;

/** Numbers of presses by button name. */
export type PressesByName = Record<string, number>;

export interface AnyAnswer {
  /** Reading of ambiguous input. */
  read_as?: string;
  /** The time ran out. */
  timed_out?: true;
  /** The task is not finished: the answer is as far as it is known. */
  stopped?: true;
  /** Contents of the files that the request names. */
  files?: Record<string, string>;
  error?: undefined;
  [key: string]: unknown;
}

export interface SolveAnswer extends AnyAnswer {
  verdict: 'unique' | 'several' | 'uncounted' | 'in order' | 'solvable' | 'impossible' | 'undecided' | 'possible';
  /** Presses of the solution, if it is proved that none has fewer. */
  fewest?: number;
  /** Presses of the best solution found, if that is not proved. */
  at_most?: number;
  /** Presses that every solution has. */
  at_least?: number;
  /** The solution: a grid, or presses by button name for a puzzle of your own. */
  presses?: Grid | PressesByName;
  /** The solution of a cube, and the number of its turns. */
  turns?: string;
  length?: number;
  /** Buttons to press, from 1 in reading order; up to 1,000. */
  cells?: number[];
  /** Buttons in the order to press them, where the order matters. */
  order?: number[] | string[];
  /** Number of solutions, as digits. */
  solutions?: string;
  solutions_at_least?: string;
  /** Why there is no solution, or why none is known. */
  reason?: string;
  proof?: unknown;
  /** Name and claim of the certificate, or the reason why there is none. */
  certificate?: { file?: string | null; claim?: string; reason?: string };
  nearest?: { target: Grid; different: number; proved: boolean };
  all?: Grid[] | PressesByName[];
  /** For a puzzle of your own that is a list: the state of each lamp at the end, "*" where any will do. */
  target?: (number | string)[];
  /** Remarks on a puzzle of your own, such as "No button moves 'z'." */
  notes?: string[];
  cost?: number;
  proved?: boolean;
  metric?: 'face' | 'quarter' | 'clockwise';
  law?: 'pieces' | 'twist' | 'flip' | 'parity';
  /** Sums modulo 3, 2 and 2 of an impossible cube whose pieces exist. */
  twist?: number;
  flip?: number;
  parity?: number;
  colour?: number;
}

export interface ShowAnswer extends AnyAnswer {
  picture: Grid;
  wiring?: string;
  codes?: string;
  support?: number[];
  order?: number;
  caveat?: string;
}

export interface InspectAnswer extends AnyAnswer, RuleKeys {
  buttons?: number;
  lamps?: number;
  /** States of a lamp; of a cube those of the whole machine, as digits. */
  states?: number | string;
  rank?: number;
  nullity?: number;
  /** Pictures in reach, as digits. */
  reachable?: string;
  determinant?: string;
  /** Number of solutions of a board that can be solved, as digits. */
  solutions?: string;
  always_solvable?: boolean;
  lit_only?: boolean;
  alternating?: boolean;
  inverse?: string[] | null;
  quiet?: Grid[];
  /** Orders of the quiet patterns. */
  orders?: number[];
  graph?: string;
  period?: number;
  invariants?: { weights: Record<string, number>; modulus: number }[];
  /** Codes of `ghaly` as numbers, and the colour that fills the board, if there is one, with its fewest presses. */
  transmitters?: number[];
  generators?: number[];
  solvable?: boolean;
  colour?: number;
  fewest?: number;
  /** Reason why no colour fills the board. */
  reason?: string;
  /** Facets of `cube` that move, its inputs, and orbits of a base and strong generating set, whose product is `states`. */
  facets?: number;
  inputs?: number;
  orbits?: number[];
}

export interface AlgebraAnswer extends AnyAnswer {
  facts?: { name: string; value: string; words: string }[];
  matrix?: string[];
  augmented?: string[];
  reduced?: string[];
  steps?: string[];
  echelon?: number;
  pivots?: { row: number; column: number; value: number }[];
  words?: string;
  inverse?: string[] | null;
  product?: string[] | null;
  quiet?: string[];
  orders?: number[];
  /** Limits of the equations, such as lamps that they leave out. */
  caveat?: string;
  latex?: string;
  csv?: string;
  program?: string;
  table?: { bottom: string; first: string }[];
  basis?: boolean;
}

export interface NewAnswer extends AnyAnswer {
  code: string;
  link: string | null;
  start?: string;
  target?: string;
  seed?: number;
  fewest?: number;
  at_most?: number;
  at_least?: number;
  asks?: true;
  number?: number;
  date?: string;
}

/** Keys of the solution in an `OpenAnswer`. */
type OpenedKeys = 'verdict' | 'fewest' | 'at_most' | 'at_least' | 'presses' | 'cells' | 'turns' | 'length' | 'solutions' | 'solutions_at_least' | 'proof' | 'nearest' | 'cost' | 'proved' | 'law' | 'twist' | 'flip' | 'parity' | 'all' | 'notes';

/** The position, its solution, and what `inspect` gives of its machine. */
export interface OpenAnswer extends InspectAnswer, Partial<Pick<SolveAnswer, OpenedKeys>> {
  code?: string;
  link?: string | null;
  machine?: string;
  size?: string;
  start?: string;
  target?: string;
  pressed?: Grid;
  picture?: Grid;
  wiring?: string;
  codes?: string;
  support?: number[];
  /** Number of times that a cube's turns have to be made to come back to the start. */
  order?: number;
  /** The game asks whether it can be solved. */
  asks?: true;
  /** A puzzle of your own as text. */
  puzzle?: string;
}

export interface Answers {
  solve: SolveAnswer;
  show: ShowAnswer;
  inspect: InspectAnswer;
  algebra: AlgebraAnswer;
  new: NewAnswer;
  open: OpenAnswer;
  wire: SolveAnswer;
  table: AnyAnswer & { values: (number | null)[]; refused?: { n: number; nullity: number; reason: string }[] };
  convert: AnyAnswer & { format?: string; puzzle?: string; code?: string; link?: string | null };
  list: AnyAnswer & { machines: { id: string; name: string; about: string; size: string; states: number; resizable: boolean }[] };
  levels: AnyAnswer & { levels: { id: string; chapter: string; title: string; machine: string; code: string; solvable: boolean; fewest: number | null }[] };
}

/** Keys that a type names. */
type Named<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] };

/** A refusal: one line, and its place in the request if it names one. It has no key of the answer. */
export type Failure<A = object> = { error: { message: string; place?: string } } & { [K in Exclude<Named<A>, 'error'>]?: undefined };

export interface Progress<A = AnyAnswer> {
  /** The part that is done, from 0 to 1; it never decreases. */
  progress: number;
  /** The answer as far as it is known, if anything is. The last progress has the whole answer, or the refusal. */
  known?: A | Failure<A>;
}

/**
 * Work on one request. Iterating yields the newest progress; slow loops skip some. A loop that is left cancels the task.
 */
export interface Task<A = AnyAnswer> extends AsyncIterable<Progress<A>> {
  /** Rejects with the reason if the task is cancelled. */
  readonly answer: Promise<A | Failure<A>>;
  /** Ends the task; the reason is an AbortError unless given. */
  cancel(reason?: unknown): void;
}

export interface TaskOptions {
  signal?: AbortSignal | null;
}

/** Version of the program, such as "0.1.0". */
export const version: string;

/**
 * Answers a request. It computes on this thread, which does nothing else meanwhile; use `begin` for long work. A bad request gets
 * `{ error }` and does not throw. Text is taken as JSON.
 */
export function call<C extends Command>(request: { command: C } & Requests[C]): Promise<Answers[C] | Failure<Answers[C]>>;
export function call(request: string): Promise<AnyAnswer | Failure<AnyAnswer>>;

/** Begins to answer a request in a Worker. Aborting `signal` ends that thread, and `answer` rejects with the signal's reason. */
export function begin<C extends Command>(request: { command: C } & Requests[C], options?: TaskOptions | null): Task<Answers[C]>;
export function begin(request: string, options?: TaskOptions | null): Task;
