import type { Fallo } from '@catedra/shared/evaluaciones/schemas.ts';
import { seResponde } from '@catedra/shared/preguntas/que-pide.ts';
import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Button, Kbd } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import classes from '#pages/evaluaciones/preguntas/PreguntasTab.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { movido } from '#pages/evaluaciones/mesa/places.ts';
import { Aside } from '#pages/evaluaciones/preguntas/Aside.tsx';
import { CompositionConflict } from '#pages/evaluaciones/preguntas/CompositionConflict.tsx';
import { Bring } from '#pages/evaluaciones/preguntas/Bring.tsx';
import { FirstQuestion } from '#pages/evaluaciones/preguntas/FirstQuestion.tsx';
import { useTableKeys } from '#pages/evaluaciones/preguntas/table-keys.ts';
import { PlacesDrag } from '#pages/evaluaciones/preguntas/PlacesDrag.tsx';
import { SectionBlock } from '#pages/evaluaciones/preguntas/SectionBlock.tsx';
import { Shortcuts } from '#pages/evaluaciones/preguntas/Shortcuts.tsx';
import { useBrought } from '#pages/evaluaciones/preguntas/use-brought.ts';
import { UseFromNow } from '#pages/evaluaciones/preguntas/UseFromNow.tsx';
import type { TableProps } from '#pages/evaluaciones/preguntas/table-props.ts';
import { avisosQuery } from '#pages/evaluaciones/queries.ts';
import { JoinedAtFoot } from '#parts/edicion/JoinedNotice.tsx';
import { newId } from '#platform/new-id.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { preloadKinds } from '#preguntas/kinds.ts';
import { typeAhead } from '#preguntas/type-ahead.ts';
import { isTyping } from '#ui/forms/typing.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { useUndoKeys } from '#ui/states/undo-keys.ts';

interface PreguntasTabProps extends Omit<TableProps, 'avisos'> {
  readonly fallos: readonly Fallo[];
}

/** By then the page is drawn and nobody waits for it. */
const CALM = 1000;

/** Something else closes with this key: a dialog, a menu, an open list. */
const closesElse = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.closest('[role="dialog"], [role="menu"], [role="listbox"], [aria-expanded="true"]') !== null;

/** A text editor claims this key and does nothing with it. */
const inText = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.closest('[contenteditable="true"]') !== null;

/** The questions in their sections, one open at a time; all of it can be done from the keyboard. */
export function PreguntasTab(given: PreguntasTabProps) {
  const reports = useQuery(avisosQuery(given.datos.evaluacion.id));
  const props = { ...given, avisos: reports.data?.avisos ?? [] };
  const { mesa, vista, filas, readOnly } = props;
  const { usuario } = useActor();
  const [open, setOpen] = useState<string | null>(null);
  const [helping, setHelping] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { secciones } = vista;
  const last = secciones.at(-1);

  const puntos = [...filas.values()].findLast(({ puntos: suyos }) => suyos > 0)?.lugar.puntos ?? 1;
  const sectionFor = (): string => {
    if (last) return last.id;
    const id = newId();
    mesa.componer(() => [{ id, titulo: null, lugares: [] }]);
    return id;
  };
  useBrought({ mesa, readOnly, puntos, sectionFor });
  const kindOf = (lugarId: string | undefined) => (lugarId ? filas.get(lugarId)?.tipo : null) ?? null;
  const lastKind = [...filas.values()].findLast(({ tipo }) => tipo !== null && seResponde(tipo))?.tipo;
  const add = (seccionId = last?.id, tipo?: TipoPregunta, after?: string) => {
    if (after && after === vista.porEscribir) return;
    if (vista.porEscribir) mesa.dejar(vista.porEscribir);
    const lugares = mesa.snapshot().secciones.find(({ id }) => id === seccionId)?.lugares ?? [];
    const at = after ? lugares.findIndex(({ id }) => id === after) + 1 : lugares.length;
    const lugarId = mesa.crear(tipo ?? kindOf(after) ?? lastKind ?? 'unica', seccionId, at, puntos);
    setOpen(lugarId);
    typeAhead((target) => target.matches(`[data-fila="${lugarId}"] [contenteditable="true"]`));
  };
  const addUnder = (lugarId: string) =>
    add(secciones.find(({ lugares }) => lugares.some(({ id }) => id === lugarId))?.id, undefined, lugarId);
  const focusRow = (id: string) =>
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-fila="${id}"] [data-abre]`)?.focus());
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-fila]') ?? [])];
  const close = () => {
    setOpen(null);
    if (open === null) return;
    // The keyboard goes on from the row it was in, or from the one before it when nothing was written there.
    const index = rows().findIndex((row) => row.dataset['fila'] === open);
    const near = rows()[Math.max(0, index - 1)]?.dataset['fila'] ?? open;
    focusRow(open === vista.porEscribir ? near : open);
  };
  useEffect(() => (open === null ? undefined : () => mesa.dejar(open)), [mesa, open]);
  useTableKeys({ onNew: readOnly ? undefined : () => add(), onHelp: () => setHelping(true) });
  useUndoKeys(mesa.id);
  useEffect(() => {
    const timer = setTimeout(() => void preloadKinds(), CALM);
    return () => clearTimeout(timer);
  }, []);
  /** Before whatever is being written hears it: there, the same key marks an option or begins another line. */
  const pressFirst = (event: KeyboardEvent) => {
    const another = event.key === 'Enter' && event.shiftKey && (event.ctrlKey || event.metaKey);
    if (!another || readOnly || open === null || event.target === null || closesElse(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    addUnder(open);
  };
  const press = (event: KeyboardEvent) => {
    const free = !event.defaultPrevented || inText(event.target);
    if (event.key === 'Escape' && free && open !== null && !closesElse(event.target)) close();
    if (event.defaultPrevented || isTyping(event.target) || closesElse(event.target)) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-fila]');
    const id = row?.dataset['fila'];
    if (!readOnly && step && event.altKey && id) {
      mesa.componer((todas) => movido(todas, id, step));
      focusRow(id);
    } else if (step && row)
      rows()[rows().indexOf(row) + step]?.querySelector<HTMLElement>('[data-abre]')?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <div className={classes.columns}>
      <div ref={list} onKeyDownCapture={pressFirst} onKeyDown={press} role="presentation">
        <h2 className={unseen.unseen}>Preguntas</h2>
        <JoinedAtFoot
          joined={vista.unidos && { yo: vista.unidos.nombre === fullName(usuario), ...vista.unidos }}
          onRead={() => mesa.leido()}
        />
        {vista.composicion.state === 'conflict' && <CompositionConflict mesa={mesa} />}
        <PlacesDrag mesa={mesa} filas={filas}>
          {secciones.map((seccion, index) => (
            <SectionBlock
              key={seccion.id}
              {...props}
              seccion={seccion}
              index={index}
              open={open}
              puntos={puntos}
              onOpen={setOpen}
              onClose={close}
              onAdd={(tipo, after) => add(seccion.id, tipo, after)}
            />
          ))}
        </PlacesDrag>
        {given.datos.evaluacion.estado !== 'borrador' && !readOnly && secciones.length > 0 && (
          <UseFromNow {...props} />
        )}
        {secciones.length === 0 && !readOnly && (
          <FirstQuestion onAdd={(tipo) => add(undefined, tipo)}>
            <Bring mesa={mesa} vista={vista} sectionFor={sectionFor} at={0} puntos={puntos} />
          </FirstQuestion>
        )}
        <div className={`look-line ${classes.foot}`}>
          {!readOnly && secciones.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
              onClick={() =>
                mesa.componer((todas) => [...todas, { id: newId(), titulo: 'Nueva sección', lugares: [] }])
              }
            >
              Añadir sección
            </Button>
          )}
          <TextLink to={rutas.actividades()} search={{ vista: 'banco' }}>
            Banco de preguntas
          </TextLink>
          <button
            type="button"
            className={`look-bare-button ${classes.keys}`}
            onClick={() => setHelping(true)}
          >
            <Kbd>N</Kbd> pregunta nueva <Kbd>?</Kbd> todos los atajos
          </button>
        </div>
      </div>
      <Aside {...props} open={open} onOpen={setOpen} />
      <Shortcuts opened={helping} onClose={() => setHelping(false)} />
    </div>
  );
}
