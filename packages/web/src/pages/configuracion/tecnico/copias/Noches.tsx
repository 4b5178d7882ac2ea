import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import type { Copia } from '@catedra/shared/copias/schemas.ts';
import { masDias } from '@catedra/shared/fechas/calendario.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { diaCorto } from '@catedra/shared/fechas/escribir-fecha.ts';
import classes from '#pages/configuracion/tecnico/copias/Noches.module.css';
import { Figures } from '#ui/charts/Figures.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { cuenta } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

const NOCHES = 28;

/** The last copy of each of the last days, since there are copies. */
function porDia(copias: readonly Copia[], hoy: string, zona: string) {
  const primera = copias.at(-1);
  if (!primera) return [];
  const dias = Array.from({ length: NOCHES }, (_, n) => masDias(hoy, n + 1 - NOCHES));
  const desde = diaEn(primera.momento, zona);
  return dias
    .filter((dia) => dia >= desde)
    .map((dia) => ({ dia, copia: copias.find(({ momento }) => diaEn(momento, zona) === dia) }));
}

/** Night by night: how large its copy was, which were proved and which is missing. */
export function Noches({ copias, zona }: { readonly copias: readonly Copia[]; readonly zona: string }) {
  const hoy = diaEn(useNow(), zona);
  // Today's may still be to come.
  const dias = porDia(copias, hoy, zona).filter(({ dia, copia }) => copia || dia !== hoy);
  if (dias.length < 2) return null;
  const faltan = dias.filter(({ copia }) => !copia);
  const mayor = Math.max(1, ...dias.map(({ copia }) => copia?.bytes ?? 0));
  const hechas = dias.length - faltan.length;
  const cuales =
    faltan.length === 1 && faltan[0]
      ? `; la que falta, el ${diaCorto(faltan[0].dia)}`
      : faltan.length > 1
        ? `; faltan ${faltan.length}`
        : '';
  return (
    <Section
      title={`${hechas} de ${cuenta(dias.length, 'noche')} con copia${cuales}`}
      note="Tamaño de cada copia; llenas, las probadas. Pasadas las noches seguidas queda una por semana."
    >
      <div className={classes.chart} aria-hidden>
        {dias.map(({ dia, copia }) => (
          <span
            key={dia}
            className={classes.bar}
            data-proved={copia?.prueba?.bien || undefined}
            data-missing={!copia || undefined}
            style={{ blockSize: `${copia ? Math.max(4, (100 * copia.bytes) / mayor) : 4}%` }}
          />
        ))}
      </div>
      <p className={`look-faint ${classes.axis}`} aria-hidden>
        <span>{diaCorto(dias[0]?.dia ?? hoy)}</span>
        <span>{diaCorto(dias.at(-1)?.dia ?? hoy)}</span>
      </p>
      <details className={classes.figures}>
        <summary>Ver en números</summary>
        <Figures
          caption="Tamaño de la copia de cada noche"
          head={['Noche', 'Tamaño']}
          rows={dias.map(({ dia, copia }) => ({
            id: dia,
            cells: [diaCorto(dia), copia ? pesoEnPalabras(copia.bytes) : 'sin copia'],
          }))}
        />
      </details>
    </Section>
  );
}
