/** The room, asked for before it is needed. */
export const loadSala = () => import('#pages/evaluacion/sala/Sala.tsx');
