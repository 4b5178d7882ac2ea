import { DIA } from '@catedra/shared/core/duraciones.ts';
import { notaDeRubrica } from '@catedra/shared/entregas/rules.ts';
import type { CriterioCalificado, EstadoEntrega } from '@catedra/shared/entregas/schemas.ts';
import { type Sorteo, sorteo } from '#seed/content/azar.ts';
import { esLaborable, momentoLocal } from '#seed/content/calendario.ts';
import { actividadesDe, cursos, seEntrega } from '#seed/content/cursos.ts';
import { trabajosDeAltura } from '#seed/content/entregas/altura.ts';
import { trabajosDeOficina } from '#seed/content/entregas/oficina.ts';
import { trabajosDePalabras } from '#seed/content/entregas/palabras.ts';
import type { TrabajoDemo } from '#seed/content/entregas/trabajo.ts';
import type { ProgresoDemo, TareaDemo } from '#seed/content/types.ts';

export const trabajos: Readonly<Record<string, TrabajoDemo>> = {
  ...trabajosDeAltura,
  ...trabajosDeOficina,
  ...trabajosDePalabras,
};

const tareas = new Map(
  cursos
    .flatMap(actividadesDe)
    .filter(seEntrega)
    .map((tarea) => [tarea.clave, tarea]),
);

export interface EntregaDemo {
  readonly persona: string;
  readonly curso: string;
  readonly actividad: string;
  readonly intento: number;
  readonly estado: EstadoEntrega;
  readonly texto: string;
  readonly comentario: string;
  readonly nota: number | null;
  readonly rubrica: readonly CriterioCalificado[];
  readonly empezadaEn: Date;
  readonly entregadaEn: Date | null;
  readonly calificadaEn: Date | null;
}

const A_LAS_NUEVE = 9 * 3600;
const BIEN = 7.5;

const uno = <T>(de: readonly T[], azar: Sorteo): T => de[azar.entero(0, de.length - 1)] as T;

/** The morning of the next working day, if it has come. */
function otroDia(entregada: Date, now: Date, azar: Sorteo): Date {
  let dia = 1 - Math.floor((now.getTime() - entregada.getTime()) / DIA);
  while (!esLaborable(now, dia)) dia++;
  const mañana = momentoLocal(now, dia, A_LAS_NUEVE + azar.entero(0, 5 * 3600));
  return new Date(Math.min(now.getTime(), Math.max(mañana.getTime(), entregada.getTime())));
}

/** Levels around the mark that the history tells: the mark is then what they add up to. */
function conNiveles(tarea: TareaDemo, nota: number, azar: Sorteo): CriterioCalificado[] {
  return (tarea.contenido.rubrica ?? []).map((criterio) => {
    const valores = (criterio.niveles ?? []).map(({ puntos }) => puntos).toSorted((a, b) => a - b);
    const debajo = valores.findLast((puntos) => puntos <= nota) ?? 0;
    const encima = valores.find((puntos) => puntos >= nota) ?? criterio.puntos;
    const parte = encima === debajo ? 0 : (nota - debajo) / (encima - debajo);
    return { ...criterio, dados: azar.acierta(parte) ? encima : debajo };
  });
}

function deUna(fila: ProgresoDemo, tarea: TareaDemo, trabajo: TrabajoDemo, now: Date): EntregaDemo {
  const { persona, curso, actividad, estado, nota, iniciadoEn, actualizadoEn } = fila;
  const azar = sorteo(`entrega/${persona}/${actividad}`);
  const texto = uno(trabajo.textos, azar);
  const base = { persona, curso, actividad, intento: 1, empezadaEn: iniciadoEn, rubrica: [], comentario: '' };
  if (estado === 'en_curso')
    return {
      ...base,
      estado: 'borrador',
      texto: texto.slice(0, texto.indexOf('</') + texto.slice(texto.indexOf('</')).indexOf('>') + 1),
      nota: null,
      entregadaEn: null,
      calificadaEn: null,
    };
  const hecha = { ...base, texto, entregadaEn: actualizadoEn };
  if (nota === null) return { ...hecha, estado: 'entregada', nota, calificadaEn: null };
  const rubrica = conNiveles(tarea, nota, azar);
  const puesta =
    rubrica.length > 0
      ? notaDeRubrica(
          rubrica,
          rubrica.map(({ dados }) => dados),
        )
      : nota;
  return {
    ...hecha,
    estado: 'calificada',
    nota: puesta,
    rubrica,
    comentario: `<p>${uno(puesta >= BIEN ? trabajo.bien : trabajo.justo, azar)}</p>`,
    calificadaEn: otroDia(actualizadoEn, now, azar),
  };
}

/** Comes back with what it lacks, and its author has begun to mend it. */
function devuelta(entrega: EntregaDemo, comentario: string, now: Date): EntregaDemo[] {
  const vuelve = otroDia(entrega.entregadaEn ?? now, now, sorteo(`vuelve/${entrega.persona}`));
  return [
    { ...entrega, estado: 'devuelta', comentario, calificadaEn: vuelve },
    { ...entrega, intento: 2, estado: 'borrador', empezadaEn: vuelve, entregadaEn: null },
  ];
}

/** The last work that each task received: nobody has read it yet. */
function lasUltimas(progreso: readonly ProgresoDemo[]): ReadonlySet<ProgresoDemo> {
  const ultimas = new Map<string, ProgresoDemo>();
  for (const fila of progreso) {
    const otra = ultimas.get(fila.actividad);
    if (fila.estado === 'completada' && !(otra && otra.actualizadoEn > fila.actualizadoEn))
      ultimas.set(fila.actividad, fila);
  }
  return new Set(ultimas.values());
}

/** What was handed in behind each task of the history, and the progress that it makes. */
export function conEntregas(
  progreso: readonly ProgresoDemo[],
  now: Date,
): { readonly progreso: ProgresoDemo[]; readonly entregas: EntregaDemo[] } {
  const ultimas = lasUltimas(progreso);
  const yaVolvio = new Set<string>();
  const entregas: EntregaDemo[] = [];
  const filas = progreso.map((fila) => {
    const tarea = tareas.get(fila.actividad);
    const trabajo = trabajos[fila.actividad];
    if (!tarea || !trabajo) return fila;
    const ultima = ultimas.has(fila);
    const entrega = deUna(ultima ? { ...fila, nota: null } : fila, tarea, trabajo, now);
    if (entrega.estado === 'entregada' && !ultima && trabajo.devuelve && !yaVolvio.has(tarea.clave)) {
      yaVolvio.add(tarea.clave);
      entregas.push(...devuelta(entrega, trabajo.devuelve, now));
      return { ...fila, estado: 'en_curso' as const, porcentaje: 0, completadoEn: null };
    }
    entregas.push(entrega);
    return { ...fila, nota: entrega.nota };
  });
  return { progreso: filas, entregas };
}
