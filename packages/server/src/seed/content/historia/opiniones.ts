import { type Sorteo, sorteo } from '#seed/content/azar.ts';
import { actividadesDe, cursos } from '#seed/content/cursos.ts';
import { grupos } from '#seed/content/grupos.ts';
import { voces } from '#seed/content/historia/voces.ts';
import type { Voz } from '#seed/content/historia/voz.ts';
import type { AccesoDemo, FeedbackDemo, ProgresoDemo } from '#seed/content/types.ts';

type Completada = ProgresoDemo & { completadoEn: Date };

const estaCompletada = (fila: ProgresoDemo): fila is Completada => fila.completadoEn !== null;

/** Half of the required activities: enough to have an opinion of the whole course. */
function conocenElCurso(slug: string, filas: Completada[]): Completada[] {
  const curso = cursos.find((candidato) => candidato.slug === slug);
  if (!curso) return [];
  const mitad = actividadesDe(curso).filter(({ obligatoria }) => obligatoria).length / 2;
  const delCurso = filas.filter((fila) => fila.curso === slug);
  return delCurso.filter((fila) => {
    const suyas = delCurso.filter((otra) => otra.persona === fila.persona);
    return suyas.length >= mitad && suyas.every((otra) => otra.completadoEn <= fila.completadoEn);
  });
}

/** Some texts only make sense from one person or one group; the demo learner says nothing by chance. */
function puedeDecirla(voz: Voz, persona: string, aparte: string): boolean {
  if (voz.persona) return persona === voz.persona;
  if (persona === aparte) return false;
  const grupo = grupos.find(({ clave }) => clave === voz.grupo);
  return !grupo || grupo.miembros.some((miembro) => miembro.persona === persona);
}

/** What nobody has read yet is recent and the rest older; in each third speaks whoever has spoken least. */
function elegir(
  voz: Voz,
  candidatas: Completada[],
  dichas: FeedbackDemo[],
  azar: Sorteo,
): Completada | undefined {
  const veces = (persona: string) => dichas.filter((dicha) => dicha.persona === persona).length;
  const porFecha = candidatas.toSorted(
    (a, b) => b.completadoEn.getTime() - a.completadoEn.getTime() || (a.persona < b.persona ? -1 : 1),
  );
  const corte = Math.ceil(porFecha.length / 3);
  const tercio = voz.estado === 'nuevo' ? porFecha.slice(0, corte) : porFecha.slice(corte - porFecha.length);
  const oidas = tercio.length > 0 ? tercio : porFecha;
  const minimo = Math.min(...oidas.map(({ persona }) => veces(persona)));
  const posibles = oidas.filter(({ persona }) => veces(persona) === minimo);
  return posibles[azar.entero(0, posibles.length - 1)];
}

/** Gives each opinion an author who really did that activity, minutes after finishing it. */
export function opiniones(progreso: ProgresoDemo[], accesos: AccesoDemo[], aparte: string): FeedbackDemo[] {
  const completadas = progreso.filter(estaCompletada);
  const ultimoAcceso = new Map(accesos.map(({ persona, en }) => [persona, en.getTime()]));
  const dichas: FeedbackDemo[] = [];
  for (const [i, voz] of voces.entries()) {
    const azar = sorteo(`voz/${i}`);
    const conocen =
      voz.actividad === null
        ? conocenElCurso(voz.curso, completadas)
        : completadas.filter((fila) => fila.actividad === voz.actividad);
    const candidatas = conocen.filter(({ persona }) => puedeDecirla(voz, persona, aparte));
    const fila = elegir(voz, candidatas, dichas, azar);
    if (!fila) continue;
    const deseado = fila.completadoEn.getTime() + azar.entero(60, 2400) * 1000;
    dichas.push({
      clave: `${voz.curso}-${i + 1}`,
      persona: fila.persona,
      curso: voz.curso,
      actividad: voz.actividad,
      tipo: voz.tipo,
      estrellas: voz.estrellas ?? null,
      texto: voz.texto,
      anonimo: voz.anonimo ?? false,
      respuesta: voz.respuesta ?? null,
      estado: voz.estado,
      creadoEn: new Date(Math.min(deseado, ultimoAcceso.get(fila.persona) ?? deseado)),
    });
  }
  return dichas;
}
