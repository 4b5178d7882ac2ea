/** The days of the line on which what waits is seen; what is older stands in the first of them. */
export const DIAS_DE_LA_LINEA = 14;
/** How many of one day are named. */
export const POR_DIA = 3;
/** What waits longer than this presses. */
export const ESPERA_MUCHO = 7;
/** What was marked in so many days is the prize of whoever has nothing to mark. */
export const DIAS_DEL_PREMIO = 7;

/** How many people are named, with what can be done for each. */
export const A_QUIEN_ESCRIBIR = 3;
/** From so much done, what somebody lacks is time and not a push. */
export const CASI_TERMINADO = 75;
/** What is given to whoever is late and has almost finished. */
export const DIAS_QUE_SE_DAN = 7;
/** Whoever was reminded of a course is left in peace for so many days. */
export const DIAS_SIN_INSISTIR = 7;
/** Of many groups, those with most people late. */
export const GRUPOS_A_LA_VISTA = 12;
