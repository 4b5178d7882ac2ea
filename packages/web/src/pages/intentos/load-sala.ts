/** The room, asked for before it is needed. */
export const loadSala = () => import('#pages/intentos/sala/Sala.tsx');
