/** For how many years a picture is kept. */
export const AÑOS_GUARDADAS = 5;

/** By hand, in a day: each is as long as the academy is large. */
export const MAX_AL_DIA = 5;
