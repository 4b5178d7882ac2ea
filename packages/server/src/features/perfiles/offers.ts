export { quienesPuedenSql } from '#features/perfiles/quienes-pueden.ts';
