import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Delivery, Snapshot } from '#pages/intentos/sala/motor/snapshot.ts';
import { Cell } from '#pages/intentos/sala/Navigator.tsx';
import classes from '#pages/intentos/sala/Room.module.css';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { isUnderWay, type Sending } from '#parts/archivos/uploads/upload-queue.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta, enumerar } from '#ui/words/words.ts';

interface DeliverDialogProps {
  readonly opened: boolean;
  readonly snapshot: Snapshot;
  readonly numbers: ReadonlyMap<number, number>;
  /** Files of its answers that are not up yet. */
  readonly unsent: readonly Sending[];
  readonly onClose: () => void;
  readonly onGo: (lugar: number) => void;
  readonly onDeliver: (incomplete: boolean) => void;
}

const them = (which: readonly number[]) => (which.length === 1 ? 'ella' : 'ellas');

function lackingTitle(faltan: readonly number[], refused: readonly number[]): string {
  const one = faltan.length === 1;
  if (refused.length > 0) return one ? 'Hay una respuesta sin guardar' : 'Hay respuestas sin guardar';
  return one ? 'Falta una respuesta por llegar' : 'Faltan respuestas por llegar';
}

/** What the server lacks: it is on its way, or it will never be taken as it is. */
function lackingWords(faltan: readonly number[], refused: readonly number[]): string {
  const sin = `entregar sin ${them(faltan)}: quedará anotado.`;
  const many = cuenta(faltan.length, 'respuesta');
  if (faltan.some((lugar) => refused.includes(lugar)))
    return `No se ${faltan.length === 1 ? 'ha' : 'han'} podido guardar ${many}. Puedes ir a ver por qué y arreglarlo, o ${sin}`;
  return `El servidor no tiene ${many} de este dispositivo. Puedes esperar a que ${faltan.length === 1 ? 'llegue' : 'lleguen'} o ${sin}`;
}

function deliverWords(entrega: Delivery, unsent: readonly Sending[]): string {
  if (entrega.estado === 'faltan') return `Entregar sin ${them(entrega.faltan)}`;
  if (unsent.length === 0) return 'Entregar';
  return unsent.length === 1 ? 'Entregar sin ese archivo' : 'Entregar sin esos archivos';
}

/** What would be left out, and whether waiting helps. */
function unsentWords(unsent: readonly Sending[]): string {
  const names = enumerar(unsent.map(({ file }) => `«${file.name}»`));
  const [isOne, busy] = [unsent.length === 1, unsent.some(isUnderWay)];
  const how = busy
    ? `todavía ${isOne ? 'está' : 'están'} subiendo. Espera un momento`
    : `no ${isOne ? 'ha' : 'han'} subido`;
  return `${names} ${how}: si entregas ahora, quien corrige no ${isOne ? 'lo' : 'los'} verá.`;
}

/** Says what is unanswered and what was flagged, with the way there, before anything is handed in. */
export function DeliverDialog(props: DeliverDialogProps) {
  const { opened, snapshot, numbers, unsent, onClose, onGo, onDeliver } = props;
  const { lugares, marcadas, entrega, intento } = snapshot;
  const blank = [...numbers.keys()].filter((lugar) => !lugares[lugar]?.respondida);
  const two = [...numbers.keys()].filter((lugar) => lugares[lugar]?.estado === 'otra');
  const refused = [...numbers.keys()].filter((lugar) => lugares[lugar]?.estado === 'rechazada');
  const fixed = intento.secuencial || intento.estado === 'vencido';
  const links = (which: readonly number[]) => (
    <div className={`look-wrap ${classes.links}`}>
      {which.map((lugar) => (
        <Cell
          key={lugar}
          number={numbers.get(lugar) ?? 0}
          answered={lugares[lugar]?.respondida ?? false}
          flagged={marcadas.includes(lugar)}
          disabled={fixed}
          onGo={() => onGo(lugar)}
        />
      ))}
    </div>
  );
  return (
    <Dialog
      opened={opened || entrega.estado === 'faltan' || entrega.estado === 'fallo'}
      onClose={onClose}
      title={entrega.estado === 'faltan' ? lackingTitle(entrega.faltan, refused) : '¿Entregar la prueba?'}
    >
      {entrega.estado === 'faltan' ? (
        <>
          <p>{lackingWords(entrega.faltan, refused)}</p>
          {links(entrega.faltan)}
        </>
      ) : (
        <>
          {blank.length > 0 ? (
            <>
              <p>
                {blank.length === 1 ? 'Te queda 1 pregunta' : `Te quedan ${blank.length} preguntas`} sin
                responder.
                {!fixed && (blank.length === 1 ? ' Puedes ir a ella:' : ' Puedes ir a cualquiera de ellas:')}
              </p>
              {links(blank)}
            </>
          ) : (
            <p>Has respondido todas las preguntas.</p>
          )}
          {marcadas.length > 0 && (
            <>
              <p className={classes.spaced}>
                Marcaste {marcadas.length === 1 ? 'esta' : 'estas'} para repasar:
              </p>
              {links(marcadas)}
            </>
          )}
          {refused.length > 0 && (
            <>
              <p className={classes.spaced}>
                No se{' '}
                {refused.length === 1
                  ? 'ha podido guardar tu respuesta'
                  : 'han podido guardar tus respuestas'}
                {' a:'}
              </p>
              {links(refused)}
            </>
          )}
          {two.length > 0 && (
            <>
              <p className={classes.spaced}>Antes elige con qué respuesta te quedas en:</p>
              {links(two)}
            </>
          )}
        </>
      )}
      {unsent.length > 0 && (
        <p className={classes.unsent} role="status">
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          {unsentWords(unsent)}
        </p>
      )}
      <Failure entrega={entrega} />
      <DialogActions
        onCancel={onClose}
        cancel={entrega.estado === 'faltan' && refused.length === 0 ? 'Esperar' : 'Seguir respondiendo'}
        careful
      >
        <Button disabled={two.length > 0} onClick={() => onDeliver(entrega.estado === 'faltan')}>
          {deliverWords(entrega, unsent)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Failure = ({ entrega }: { readonly entrega: Delivery }) =>
  entrega.estado === 'fallo' ? <ErrorState>{entrega.mensaje}</ErrorState> : null;
