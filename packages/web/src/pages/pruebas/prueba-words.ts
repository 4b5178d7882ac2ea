import type { Prueba } from '@catedra/shared/intentos/antes.ts';
import type { GrupoDePruebas } from '@catedra/shared/intentos/pruebas.ts';
import { cuando, cuenta, duracion, mayuscula, numero } from '#ui/words/words.ts';

export const HEADINGS: readonly { readonly grupo: GrupoDePruebas; readonly title: string }[] = [
  { grupo: 'en_progreso', title: 'En progreso' },
  { grupo: 'abiertas', title: 'Abiertas' },
  { grupo: 'hechas', title: 'Hechas' },
  { grupo: 'cerradas', title: 'Cerradas sin hacer' },
];

const TARDE = '9999';

/** Done ones by date, the latest first; the others by what closes first. */
export function delGrupo(pruebas: readonly Prueba[], grupo: GrupoDePruebas): Prueba[] {
  const suyas = pruebas.filter((prueba) => prueba.grupo === grupo);
  return grupo === 'hechas'
    ? suyas.toSorted((a, b) => (b.hechaEn ?? '').localeCompare(a.hechaEn ?? ''))
    : suyas.toSorted((a, b) => (a.cierraEn ?? TARDE).localeCompare(b.cierraEn ?? TARDE));
}

/** What a person must know about it, in one line. */
export function enPalabras(prueba: Prueba, now: Date, zone: string): string {
  const { apertura, grupo, motivo, minutos, intentos, intentosHechos, cierraEn } = prueba;
  const quedan = apertura.tipo === 'abierta' ? apertura.intentosRestantes : null;
  const llevas =
    intentosHechos > 0 && intentos !== null
      ? `llevas ${intentosHechos} de ${cuenta(intentos, 'intento')}`
      : null;
  const espera = prueba.porCalificar ? 'entregada, falta corregirla' : null;
  const cierre = cierraEn ? `cierra ${cuando(cierraEn, now, zone)}` : null;
  const tiempo = minutos === null ? null : `dura ${duracion(minutos)}`;
  const frase = (...partes: (string | null)[]) => mayuscula(partes.filter(Boolean).join(' · '));

  if (grupo === 'hechas')
    return frase(
      prueba.hechaEn && cuando(prueba.hechaEn, now, zone),
      quedan === null || prueba.aprobada
        ? null
        : quedan === 1
          ? 'te queda 1 intento'
          : `te quedan ${quedan} intentos`,
    );
  if (apertura.tipo === 'cerrada') {
    return apertura.cerroEn ? `Cerró ${cuando(apertura.cerroEn, now, zone)}` : 'Ya no admite intentos';
  }
  if (apertura.tipo === 'ya_aprobada') return 'Ya la aprobaste';
  if (apertura.tipo === 'sin_intentos') return 'Ya no puedes hacer más intentos';
  if (apertura.tipo === 'aun_no') return frase(`abre ${cuando(apertura.abreEn, now, zone)}`, tiempo);
  if (apertura.tipo === 'espera')
    return frase(espera, llevas, `el siguiente, ${cuando(apertura.hasta, now, zone)}`);
  if (motivo !== null) return motivo;
  return frase(espera, llevas, cierre, tiempo) || 'Sin fecha ni límite de tiempo';
}

/** Whether its person can begin now. */
export const seEmpieza = ({ apertura, motivo, grupo }: Prueba): boolean =>
  grupo !== 'hechas' && apertura.tipo === 'abierta' && motivo === null;

/** What is said of a done one while it has no mark to show. */
export function sinNota({ grupo, nota, anulada, porCalificar }: Prueba): string | null {
  if (grupo !== 'hechas' || nota !== null) return null;
  if (anulada) return 'Anulada';
  return porCalificar ? 'Falta corregirla' : 'Entregada';
}

/** "Aprobada", "No llega a 5" */
export const veredicto = ({ nota, notaMinima, aprobada }: Prueba): string | null => {
  if (nota === null) return null;
  return aprobada ? 'Aprobada' : `No llega a ${numero(notaMinima)}`;
};
