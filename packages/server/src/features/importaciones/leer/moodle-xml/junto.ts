/** Between what is asked and the text with gaps, which Moodle has as one: put by us, and read back. */
export const ENTRE_ENUNCIADO_Y_TEXTO = '<!-- catedra: texto -->';
