export interface JobOptions {
  /** Seconds before it is tried again; longer each time. */
  readonly retryDelay?: number;
  /** The longest that wait may become, and how many times it is tried again before it is given up. */
  readonly retryDelayMax?: number;
  readonly retryLimit?: number;
  /** Seconds after which one that has not ended is taken for lost, and tried again. */
  readonly longest?: number;
  /** A cron expression, for what happens by itself. */
  readonly schedule?: string;
}

/** As it lies in the queue. */
export type Stored = { readonly sitio?: string };

export interface Defined extends JobOptions {
  readonly name: string;
  readonly run: (stored: Stored, id: string) => Promise<void>;
}

/** Which job failed, and whether nobody will try it again unless an operator asks for it. */
export interface FailedJob {
  readonly cola: string;
  readonly id: string;
  readonly abandonado: boolean;
}

/** Without a job, what failed is the queue itself. */
export type OnFailure = (error: unknown, job?: FailedJob) => void;

/** How one turn of a job ended, and how long it took. */
export type OnEnd = (turn: { readonly cola: string; readonly bien: boolean; readonly ms: number }) => void;
