import type { Campo, QuitaDeOpcion, UsoDeCampos } from '@catedra/shared/campos/schemas.ts';
import type { Opcion } from '@catedra/shared/campos/tipos.ts';
import { Button, Radio, Select } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#pages/usuarios/campos/campos.module.css';
import { GruposQueLlena } from '#pages/usuarios/campos/GruposQueLlena.tsx';
import { activas } from '#pages/usuarios/campos/palabras.ts';
import { quitarOpcion, useCambio } from '#pages/usuarios/campos/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface QuitarValorProps {
  readonly campo: Campo;
  readonly opcion: Opcion | null;
  /** How many people have it; undefined while they are counted. */
  readonly tienen: number | undefined;
  readonly uso: UsoDeCampos['campos'][string] | undefined;
  readonly onClose: () => void;
}

/** Takes a value out of a list, once it is said what happens to whoever has it. */
export function QuitarValor({ opcion, onClose, ...rest }: QuitarValorProps) {
  return (
    <Dialog opened={opcion !== null} onClose={onClose} title={opcion && `Quitar «${opcion.texto}»`}>
      {opcion && <Form key={opcion.id} opcion={opcion} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Form({ campo, opcion, tienen, uso, onClose }: QuitarValorProps & { readonly opcion: Opcion }) {
  const otras = activas(campo).filter(({ id }) => id !== opcion.id);
  // Nothing is proposed: any of them changes what people have.
  const [que, setQue] = useState<QuitaDeOpcion['que'] | null>(null);
  const [a, setA] = useState('');
  const quitar = useCambio((body: QuitaDeOpcion) => quitarOpcion(campo.id, opcion.id, body));
  const nadie = tienen === 0;
  const destino = otras.find(({ id }) => id === a);
  const elegido: QuitaDeOpcion =
    que === 'pasan' && !nadie ? { que, a } : ({ que: nadie ? 'vacian' : que } as QuitaDeOpcion);
  const campoEnFrase = campo.nombre.toLowerCase();

  return (
    <>
      {tienen === undefined ? (
        <p>Contando quién lo tiene…</p>
      ) : nadie ? (
        <p>No lo tiene nadie, así que no cambia nada más.</p>
      ) : (
        <>
          <p className={classes.lead}>
            {tienen === 1 ? 'Lo tiene 1 persona.' : `Lo tienen ${cuenta(tienen, 'persona')}.`}
            {campo.enReglas > 0 && (
              <>
                {' '}
                <GruposQueLlena campo={campo} grupos={uso?.grupos ?? []} />.
              </>
            )}
          </p>
          <Radio.Group
            label={tienen === 1 ? 'Esa persona…' : `Esas ${cuenta(tienen, 'persona')}…`}
            value={que}
            onChange={setQue}
          >
            <div className={classes.choices}>
              {otras.length > 0 && (
                <div className="look-wide-row">
                  <Radio value="pasan" label={tienen === 1 ? 'pasa a' : 'pasan a'} />
                  <Select
                    size="xs"
                    aria-label="A qué valor pasan"
                    data={otras.map(({ id, texto }) => ({ value: id, label: texto }))}
                    placeholder="Elige un valor"
                    value={a || null}
                    searchable={otras.length > 8}
                    allowDeselect={false}
                    onChange={(otra) => {
                      setA(otra ?? a);
                      setQue('pasan');
                    }}
                  />
                </div>
              )}
              <Radio
                value="conservan"
                label={
                  tienen === 1
                    ? 'lo conserva, y no se puede elegir más'
                    : 'lo conservan, y no se puede elegir más'
                }
              />
              <Radio
                value="vacian"
                disabled={campo.obligatorio}
                label={tienen === 1 ? `se queda sin ${campoEnFrase}` : `se quedan sin ${campoEnFrase}`}
                description={campo.obligatorio ? 'El campo es obligatorio.' : undefined}
              />
            </div>
          </Radio.Group>
          {que && <h3 className={classes.effects}>Lo que cambiará</h3>}
          <ul className={`look-list ${classes.effectList}`} hidden={!que}>
            {que === 'pasan' && destino && (
              <li data-kind="warn">
                <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
                <span>
                  <b>
                    {destino.texto} pasa de {numero(uso?.porOpcion[destino.id] ?? 0)} a{' '}
                    {numero((uso?.porOpcion[destino.id] ?? 0) + tienen)} personas en todos los reportes,
                  </b>{' '}
                  también al mirar meses anteriores: usan el valor de hoy.
                </span>
              </li>
            )}
            {que === 'vacian' && (
              <li data-kind="warn">
                <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
                <span>
                  <b>
                    {cuenta(tienen, 'persona')} sin {campoEnFrase}
                  </b>
                  : dejan de salir al filtrar por él. No se puede deshacer de una vez.
                </span>
              </li>
            )}
            {campo.enReglas > 0 && que !== null && que !== 'conservan' && (
              <li data-kind="warn">
                <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
                <span>
                  <b>
                    {campo.enReglas === 1 ? 'Su grupo se pone' : 'Sus grupos se ponen'} al día al momento:
                  </b>{' '}
                  {tienen === 1
                    ? 'esa persona puede entrar o salir'
                    : `esas ${cuenta(tienen, 'persona')} pueden entrar o salir`}
                  , y con ello cambian sus cursos. Lo que ya hicieron se conserva.
                </span>
              </li>
            )}
            <li data-kind="ok">
              <IconCircleCheck size={18} stroke={1.75} aria-hidden />
              <span>
                {que === 'conservan'
                  ? 'No cambia ninguna ficha. Puedes volver a ofrecerlo cuando quieras.'
                  : 'Lo que hicieron, sus notas y sus certificados no cambian.'}
              </span>
            </li>
          </ul>
        </>
      )}
      {quitar.error && <ErrorState>{messageOf(quitar.error)}</ErrorState>}
      <DialogActions onCancel={onClose}>
        <Button
          color={que === 'conservan' && !nadie ? undefined : 'mal'}
          loading={quitar.isPending}
          disabled={tienen === undefined || !(nadie || (que === 'pasan' ? destino : que))}
          onClick={() => quitar.mutate(elegido, { onSuccess: onClose })}
        >
          {que === 'conservan' && !nadie ? 'Dejar de ofrecerlo' : 'Quitar el valor'}
        </Button>
      </DialogActions>
    </>
  );
}
