import type { ResultadoDeIdentificadores } from '@catedra/shared/grupos/schemas.ts';
import classes from '#pages/grupos/actualizar/PasteResult.module.css';
import { fullName } from '#ui/people/PersonName.tsx';
import { type StateKind, StateMark } from '#ui/marks/StateMark.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

/** What became of every one that was pasted, by name. */
export function PasteResult({ resultado }: { readonly resultado: ResultadoDeIdentificadores }) {
  const { anadidas, yaEstaban, noPermitidas, desconocidas } = resultado;
  const nombres = (personas: typeof anadidas) =>
    personas.map((persona) => `${fullName(persona)} · ${persona.identificador}`);
  return (
    <div role="status" className={classes.result}>
      <Part
        kind={anadidas.length === 0 ? 'ring' : 'done'}
        title={
          anadidas.length === 0
            ? 'No entra nadie nuevo'
            : `${anadidas.length === 1 ? 'Entra' : 'Entran'} ${cuenta(anadidas.length, 'persona')}`
        }
        lines={nombres(anadidas)}
      />
      <Part
        kind="ring"
        title={`Ya estaban: ${numero(yaEstaban.length)}`}
        lines={nombres(yaEstaban)}
        hidden={yaEstaban.length === 0}
      />
      <Part
        kind="bad"
        title={`No encontramos ${cuenta(desconocidas.length, 'cuenta')}`}
        note="Revisa si están bien escritos. A quien aún no tiene cuenta puedes crearlo en Usuarios o con la carga masiva."
        lines={desconocidas}
        hidden={desconocidas.length === 0}
      />
      <Part
        kind="locked"
        title={`No puedes añadir a ${cuenta(noPermitidas.length, 'persona')}`}
        note="No están en ninguno de tus grupos. Pídeselo a quien administra la academia."
        lines={nombres(noPermitidas)}
        hidden={noPermitidas.length === 0}
      />
    </div>
  );
}

interface PartProps {
  readonly kind: StateKind;
  readonly title: string;
  readonly note?: string;
  readonly lines: readonly string[];
  readonly hidden?: boolean;
}

function Part({ kind, title, note, lines, hidden = false }: PartProps) {
  if (hidden) return null;
  return (
    <section>
      <StateMark kind={kind}>
        <b>{title}</b>
      </StateMark>
      {note && <p>{note}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
