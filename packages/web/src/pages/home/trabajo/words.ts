import { diaDeLaSemana } from '@catedra/shared/fechas/en-palabras.ts';
import type {
  LoCorregido,
  MiTrabajo,
  PersonasQueSigo,
  PorCorregir,
  QuienNecesita,
  TrabajoEnEspera,
} from '@catedra/shared/reportes/trabajo.ts';
import { hoy } from '#pages/home/greeting.ts';
import { fullName } from '#ui/people/PersonName.tsx';
import {
  cuando,
  cuenta,
  desdeCuando,
  diasHasta,
  enumerar,
  fechaConAño,
  mayuscula,
  numero,
  vence,
} from '#ui/words/words.ts';

/** "4 trabajos te esperan, Íñigo": what there is to do, in one line. */
export function titular({ porCorregir, personas }: MiTrabajo, nombre: string): string {
  if (porCorregir === null) {
    const tarde = personas?.vencidas ?? 0;
    if (tarde === 0) return `Nadie va tarde, ${nombre}`;
    return `${cuenta(tarde, 'persona')} ${tarde === 1 ? 'tiene' : 'tienen'} algo vencido, ${nombre}`;
  }
  const { total, corregido } = porCorregir;
  if (total === 0) return `${corregido ? 'Todo corregido' : 'Nada por corregir'}, ${nombre}`;
  return `${cuenta(total, 'trabajo')} te ${total === 1 ? 'espera' : 'esperan'}, ${nombre}`;
}

function deLoQueEspera({ total, primero }: PorCorregir, now: Date, zone: string): string {
  if (!primero) return 'nadie espera una nota tuya';
  const desde = desdeCuando(primero.entregadaEn, now, zone);
  return total === 1 ? `espera ${desde}` : `el más antiguo espera ${desde}`;
}

/** "5 de tus 29 personas tienen algo vencido". */
function deLasPersonas({ total, vencidas }: PersonasQueSigo): string | null {
  if (total === 0) return null;
  if (total === 1) return `la persona que sigues ${vencidas === 0 ? 'no tiene nada' : 'tiene algo'} vencido`;
  if (total === null)
    return vencidas === 0
      ? 'nadie tiene nada vencido'
      : `${cuenta(vencidas, 'persona')} ${vencidas === 1 ? 'tiene' : 'tienen'} algo vencido`;
  if (vencidas === 0) return `ninguna de tus ${numero(total)} personas tiene nada vencido`;
  return `${numero(vencidas)} de tus ${numero(total)} personas ${vencidas === 1 ? 'tiene' : 'tienen'} algo vencido`;
}

/** The day, and how pressing it all is. */
export function resumen({ porCorregir, personas }: MiTrabajo, now: Date, zone: string): string {
  const partes = [
    porCorregir && deLoQueEspera(porCorregir, now, zone),
    // Where nothing is marked the title says it already.
    porCorregir && personas && deLasPersonas(personas),
    porCorregir === null && personas?.total ? `sigues a ${cuenta(personas.total, 'persona')}` : null,
  ].filter((parte) => parte !== null);
  const frase = partes.join('; ');
  return `${hoy(now, zone)}.${frase ? ` ${mayuscula(frase)}.` : ''}`;
}

/** «Pregunta 13 de Evaluación final», or the task. */
export const deQueEs = ({ pregunta, actividad }: Pick<TrabajoEnEspera, 'pregunta' | 'actividad'>): string =>
  pregunta === null ? actividad.titulo : `Pregunta ${pregunta} de ${actividad.titulo}`;

/** What whoever hears the line of days is told of each work. */
export const enLaLinea = (trabajo: TrabajoEnEspera, now: Date, zone: string): string =>
  `${deQueEs(trabajo)}, de ${fullName(trabajo.persona)}: espera ${desdeCuando(trabajo.entregadaEn, now, zone)}`;

const unaOVarias = (cuantas: number, una: string, varias: string): string | null => {
  if (cuantas === 0) return null;
  return cuantas === 1 ? una : `${numero(cuantas)} ${varias}`;
};

const MUCHO_ANTES = 300;

const elDia = (momento: string, now: Date, zone: string): string =>
  -diasHasta(momento, now, zone) > MUCHO_ANTES
    ? `el ${fechaConAño(momento, zone)}`
    : `el ${diaDeLaSemana(momento, zone).replace(',', '')}`;

/** "Trabajos en altura. Entregó un texto y 2 fotos el martes 3 de noviembre." */
export function deDonde(primero: NonNullable<PorCorregir['primero']>, now: Date, zone: string): string {
  const { curso, tipo, conTexto, fotos, archivos, entregadaEn } = primero;
  const cosas = [
    conTexto ? 'un texto' : null,
    unaOVarias(fotos, 'una foto', 'fotos'),
    unaOVarias(archivos, 'un archivo', 'archivos'),
  ].filter((cosa) => cosa !== null);
  const hizo = tipo === 'respuesta' ? 'Respondió' : ['Entregó', enumerar(cosas)].filter(Boolean).join(' ');
  return `${curso.titulo}. ${hizo} ${elDia(entregadaEn, now, zone)}.`;
}

/** "1 curso vencido", "92 % de Trabajos en altura; venció ayer a las 23:59": why somebody is named. */
export function porQue(
  { nuncaEntro, vencidos, curso }: QuienNecesita,
  now: Date,
  zone: string,
): { readonly que: string; readonly tarde: string | null } {
  if (nuncaEntro)
    return {
      que:
        vencidos > 0
          ? 'No ha entrado nunca; '
          : `No ha entrado nunca; ${curso.titulo} ${vence(curso.venceEn, now, zone)}`,
      tarde: vencidos > 0 ? `${cuenta(vencidos, 'curso')} ${vencidos === 1 ? 'vencido' : 'vencidos'}` : null,
    };
  const que = `${curso.porcentaje}\u00a0% de ${curso.titulo}; `;
  const plazo = vence(curso.venceEn, now, zone);
  return vencidos > 0 ? { que, tarde: plazo } : { que: `${que}${plazo}`, tarde: null };
}

/** How long the one that waited longest waited for its mark. */
function loQueEsperaron({ total, esperaMaxima }: LoCorregido): string {
  if (esperaMaxima === 0) return total === 1 ? 'el mismo día que llegó' : 'cada uno el mismo día que llegó';
  const dias = esperaMaxima === 1 ? 'un día' : cuenta(esperaMaxima, 'día');
  return total === 1 ? `que esperó ${dias}` : `y nadie esperó más de ${dias}`;
}

/** What nothing waiting is worth. */
export function premio(corregido: LoCorregido | null, now: Date, zone: string): string {
  if (!corregido)
    return 'Cuando alguien te entregue un trabajo, lo verás aquí con los días que lleva esperando.';
  const { total, ultimo, esperaMaxima } = corregido;
  const cuantos = total === 1 ? 'un trabajo' : cuenta(total, 'trabajo');
  const espera = `${esperaMaxima === 0 || total === 1 ? ',' : ''} ${loQueEsperaron(corregido)}`;
  return `En los últimos siete días corregiste ${cuantos}${espera}. El último, el de ${fullName(ultimo.persona)}, ${cuando(ultimo.en, now, zone)}.`;
}
