import type { MensajeDeSala } from '@catedra/shared/intentos/sala.ts';
import classes from '#pages/evaluaciones/sala/Sala.module.css';
import { Section } from '#ui/frame/Section.tsx';
import { cuenta, hora } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

/** What was written to the room today, and how many say that they saw it. */
export function Sent({ mensajes }: { readonly mensajes: readonly MensajeDeSala[] }) {
  const zone = useZone();
  if (mensajes.length === 0) return null;
  return (
    <Section title="Mensajes enviados">
      <ul className={`look-list ${classes.sent}`}>
        {mensajes.map(({ id, de, texto, en, personas, vistos }) => (
          <li key={id}>
            <time dateTime={en}>{hora(en, zone)}</time>
            <p>
              {texto}
              <small>{de}</small>
            </p>
            <span>
              {vistos === personas
                ? personas === 1
                  ? 'Visto'
                  : `Visto por las ${cuenta(personas, 'persona')}`
                : `Visto por ${vistos} de ${personas}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
