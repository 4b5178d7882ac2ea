import type { HechosDelIntento } from '@catedra/shared/intentos/hechos.ts';
import { horaConSegundos } from '#pages/evaluaciones/sala/clock-words.ts';
import classes from '#pages/evaluaciones/sala/Sala.module.css';
import { SUCESO } from '#pages/evaluaciones/suceso-words.ts';
import { useZone } from '#ui/words/zone.tsx';

/** What was written down and what was written to them, the last first: facts, and never a verdict. */
export function Facts({ hechos: { sucesos, archivos, mensajes } }: { readonly hechos: HechosDelIntento }) {
  const zone = useZone();
  const lines = [
    ...sucesos.map(({ tipo, en, detalle, por }) => ({
      en,
      what: SUCESO[tipo],
      more: [por && `De ${por}`, detalle].filter(Boolean).join(': '),
    })),
    ...archivos.map(({ en }) => ({ en, what: 'Subió un archivo', more: '' })),
    ...mensajes.map(({ de, texto, en, vistoEn }) => ({
      en,
      what: vistoEn ? `Mensaje, visto a las ${horaConSegundos(vistoEn, zone)}` : 'Mensaje, sin confirmar',
      more: `${de}: «${texto}»`,
    })),
  ].toSorted((a, b) => (a.en < b.en ? 1 : -1));
  return (
    <>
      <ol className={`look-list ${classes.facts}`}>
        {lines.map(({ en, what, more }, i) => (
          <li key={`${en}-${lines.length - i}`}>
            <time dateTime={en}>{horaConSegundos(en, zone)}</time>
            <span>
              {what}
              {more && <small>{more}</small>}
            </span>
          </li>
        ))}
      </ol>
      <p className="look-faint">
        Son hechos, no un juicio. Solo se anota lo que la página de antes de empezar dice que se anota.
      </p>
    </>
  );
}
