import type {
  PreguntaReparable,
  Reparacion,
  ReparacionPrevista,
  TipoDeReparacion,
} from '@catedra/shared/intentos/reparar/schemas.ts';
import { cuenta, enumerar, numero } from '#ui/words/words.ts';

/** What a repair was, once done. */
export const DONE: Readonly<Record<TipoDeReparacion, string>> = {
  aceptar: 'Se aceptó otra respuesta',
  clave: 'Se cambió la respuesta correcta',
  todos: 'Se dio por buena a todas las personas',
  quitar: 'Se quitó del examen',
};

/** Each way of repairing, before. */
export function wayWords(tipo: TipoDeReparacion, { personas }: PreguntaReparable): string {
  if (tipo === 'aceptar') return 'Aceptar también otra respuesta';
  if (tipo === 'clave') return 'Cambiar la respuesta correcta';
  if (tipo === 'quitar') return 'Quitarla del examen';
  return personas === 1
    ? 'Darla por buena a esa persona'
    : `Darla por buena a las ${numero(personas)} personas`;
}

const passing = (count: number): string => `${numero(count)} ${count === 1 ? 'pasa' : 'pasan'} a aprobado`;
const failing = (count: number): string => `${numero(count)} ${count === 1 ? 'pasa' : 'pasan'} a suspenso`;

/** The finding: who changes, who passes, who fails. */
export function headline({ cambian, aprueban, suspenden }: ReparacionPrevista): string {
  if (cambian === 0) return 'Nadie cambia de nota';
  const people = `${numero(cambian)} ${cambian === 1 ? 'persona cambia' : 'personas cambian'} de nota`;
  return [people, aprueban > 0 && passing(aprueban), suspenden > 0 && failing(suspenden)]
    .filter((one) => one !== false)
    .join(', ');
}

/** Who would be lower, and what becomes of them. */
export function lower({ bajan, suspenden }: ReparacionPrevista, downwards: boolean): string {
  if (bajan === 0) return 'Nadie baja ni suspende.';
  const [one, them] = bajan === 1 ? ['A 1 persona', 'queda'] : [`A ${numero(bajan)} personas`, 'quedan'];
  if (!downwards)
    return `${one} le${bajan === 1 ? '' : 's'} bajaría la nota: se ${them} como ${bajan === 1 ? 'está' : 'están'}.`;
  const kept = suspenden > 0 ? ' Quien ya la había completado la sigue teniendo completada.' : '';
  return `${one} le${bajan === 1 ? '' : 's'} baja la nota.${kept}`;
}

/** What follows in the course and on paper. */
export function consequences({
  completan,
  terminan,
  conCertificado,
  daCertificado,
  curso,
}: ReparacionPrevista): string[] {
  const ends = terminan === 1 ? 'termina' : 'terminan';
  const paper = daCertificado
    ? ` y ${terminan === 1 ? 'recibe su certificado' : 'reciben su certificado'}`
    : '';
  return [
    ...(completan > 0
      ? [
          `${cuenta(completan, 'persona completa', 'personas completan')} con ello la evaluación${
            terminan > 0
              ? terminan === completan
                ? `, ${ends} «${curso}»${paper}`
                : `; ${numero(terminan)} ${ends} «${curso}»${paper}`
              : ''
          }.`,
        ]
      : []),
    ...(conCertificado > 0
      ? [
          `${cuenta(conCertificado, 'persona ya tiene', 'personas ya tienen')} el certificado de «${curso}»: sigue valiendo y no cambia.`,
        ]
      : []),
  ];
}

/** Who else answered it, and how it reaches them. */
export function beyond({ enCurso, otras }: PreguntaReparable): string[] {
  const known = otras.flatMap(({ titulo, curso, intentos }) =>
    titulo === null ? [] : [`«${titulo}», de ${curso} (${cuenta(intentos, 'intento')})`],
  );
  const hidden = otras.length - known.length;
  const names = [...known, ...(hidden > 0 ? [`${hidden} que no puedes ver`] : [])];
  return [
    ...(enCurso > 0
      ? [
          enCurso === 1
            ? '1 persona la está haciendo: se le calificará ya reparada cuando entregue.'
            : `${numero(enCurso)} personas la están haciendo: se les calificará ya reparada cuando entreguen.`,
        ]
      : []),
    ...(otras.length > 0 ? [`También se respondió en ${enumerar(names)}: allí no cambia nada.`] : []),
  ];
}

export const applyWords = (cambian: number): string =>
  cambian === 0 ? 'Repararla' : `Aplicar a ${cuenta(cambian, 'persona')}`;

export const reasonWords = (cambian: number): string =>
  cambian === 1
    ? 'Motivo, que leerá esa persona'
    : cambian > 1
      ? `Motivo, que leerán esas ${numero(cambian)} personas`
      : 'Motivo';

/** What came of a repair. */
export function outcome({ estado, cambian, aprueban, suspenden, personas, hechas }: Reparacion): string {
  if (estado === 'en_curso') return `Recalificando: ${numero(hechas)} de ${cuenta(personas, 'persona')}.`;
  if (estado === 'deshaciendo') return `Deshaciendo: ${numero(hechas)} de ${cuenta(personas, 'persona')}.`;
  if (cambian === 0) return 'Nadie cambió de nota.';
  const parts = [
    `${cuenta(cambian, 'persona cambió', 'personas cambiaron')} de nota`,
    ...(aprueban > 0 ? [`${numero(aprueban)} ${aprueban === 1 ? 'aprobó' : 'aprobaron'}`] : []),
    ...(suspenden > 0 ? [`${numero(suspenden)} ${suspenden === 1 ? 'suspendió' : 'suspendieron'}`] : []),
  ];
  return `${enumerar(parts)}.`;
}
