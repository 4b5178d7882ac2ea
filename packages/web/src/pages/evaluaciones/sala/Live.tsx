import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { estaDentro } from '@catedra/shared/intentos/en-sala.ts';
import { Button } from '@mantine/core';
import { IconCircleOff, IconClock, IconFlag, IconMessage } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Attention } from '#pages/evaluaciones/sala/Attention.tsx';
import { Counts } from '#pages/evaluaciones/sala/Counts.tsx';
import { Door } from '#pages/evaluaciones/sala/Door.tsx';
import { EndDialog } from '#pages/evaluaciones/sala/EndDialog.tsx';
import type { End } from '#pages/evaluaciones/sala/end-words.ts';
import { MessageDialog } from '#pages/evaluaciones/sala/MessageDialog.tsx';
import { PersonPanel } from '#pages/evaluaciones/sala/PersonPanel.tsx';
import classes from '#pages/evaluaciones/sala/Sala.module.css';
import { Projector } from '#pages/evaluaciones/sala/Projector.tsx';
import { Seats } from '#pages/evaluaciones/sala/Seats.tsx';
import {
  type Filter,
  FILTERS,
  fits,
  named,
  needing,
  ordered,
  ORDERS,
  seatOf,
  type Seat,
} from '#pages/evaluaciones/sala/seats.ts';
import { Sent } from '#pages/evaluaciones/sala/Sent.tsx';
import { Strip } from '#pages/evaluaciones/sala/Strip.tsx';
import type { Reach } from '#pages/evaluaciones/sala/Target.tsx';
import { TimeDialog } from '#pages/evaluaciones/sala/TimeDialog.tsx';
import type { SalaVista } from '#pages/evaluaciones/sala/use-sala.ts';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import { BulkBar } from '#ui/lists/BulkBar.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { knownWord, useListAddress } from '#ui/lists/list-address.ts';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface LiveProps {
  readonly evaluacion: Evaluacion;
  readonly titulo: string;
  readonly contrasena: string | null;
  readonly sala: SalaVista;
  readonly now: number;
}

type Asking = {
  readonly what: 'tiempo' | 'mensaje' | End;
  readonly one: Seat | null;
  readonly chosen: readonly Seat[];
};

/** The room as it is at this moment. */
export function Live({ evaluacion, titulo, contrasena, sala, now }: LiveProps) {
  const { puede, mirada } = useActor();
  const { search, set } = useListAddress();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [projected, setProjected] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const ahora = Math.max(now, sala.oida) + sala.desfase;
  const seats = [...sala.personas.values()].map((persona) => seatOf(persona, ahora));
  const inside = seats.filter(({ como }) => estaDentro(como));
  const filter = knownWord(FILTERS, search['criba']);
  const order = knownWord(ORDERS, search['orden']) ?? 'apellidos';
  const grupo = search['grupo'];
  const words = search['buscar'] ?? '';
  const shown = ordered(
    seats.filter(
      (seat) =>
        fits(seat, filter) &&
        (!grupo || seat.persona.grupoIds.includes(grupo)) &&
        (words === '' || named(seat, words)),
    ),
    order,
  );
  const acts = mirada === undefined;
  const ampliar = acts && puede('intentos:ampliar');
  const anular = acts && puede('intentos:anular') && puede('intentos:ver');
  const askFor = (what: Asking['what']) => (seat: Seat) => setAsking({ what, one: seat, chosen: [] });
  const ofChosen = (what: Asking['what']) => (ids: readonly string[]) =>
    setAsking({ what, one: null, chosen: inside.filter(({ persona }) => ids.includes(persona.id)) });
  const choosing = chosen !== null;
  const press = useCallback(
    (id: string) => {
      if (!choosing) return setOpen(id);
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    [choosing],
  );
  const reach: Reach = {
    inside,
    one: asking?.one ?? null,
    chosen: asking?.chosen ?? [],
    grupos: sala.grupos,
  };
  const opened = seats.find(({ persona }) => persona.id === open);
  const close = () => setAsking(null);
  if (seats.length + sala.sinNombrar === 0)
    return (
      <EmptyState drawing="group" underTabs title="Aquí verás a quienes la hagan">
        {sala.antes > 0
          ? `${cuenta(sala.antes, 'persona la terminó', 'personas la terminaron')} hace más de un día: sus intentos están en Resultados.`
          : 'Nadie de las personas que vigilas tiene esta evaluación todavía.'}
      </EmptyState>
    );
  return (
    <>
      {evaluacion.empezarJuntos && <Door evaluacionId={evaluacion.id} acts={acts} />}
      <Strip
        evaluacion={evaluacion}
        sala={sala}
        now={now}
        ahora={ahora}
        inside={inside.length}
        onMessage={acts ? () => setAsking({ what: 'mensaje', one: null, chosen: [] }) : null}
        onTime={ampliar ? () => setAsking({ what: 'tiempo', one: null, chosen: [] }) : null}
        onProject={() => setProjected(true)}
        onEnd={anular ? () => setAsking({ what: 'terminar', one: null, chosen: inside }) : null}
      />
      <Counts
        seats={seats}
        unnamed={sala.sinNombrar}
        ahora={ahora}
        filter={filter}
        onFilter={(criba: Filter | undefined) => set({ criba })}
      />
      <div className={classes.body}>
        <Attention
          seats={needing(seats)}
          ahora={ahora}
          grupos={sala.grupos}
          onOpen={setOpen}
          onTime={ampliar ? askFor('tiempo') : null}
          onMessage={acts ? askFor('mensaje') : null}
        />
        <Section
          title={filter ? FILTERS[filter] : 'Todas'}
          aside={
            acts && (
              <Button variant="subtle" onClick={() => setChosen(choosing ? null : new Set())}>
                {choosing ? 'Dejar de elegir' : 'Elegir varias'}
              </Button>
            )
          }
        >
          <FilterBar
            search={
              <SearchField
                label="Buscar por nombre"
                placeholder="Nombre"
                value={words}
                onChange={(text) => set({ buscar: text || undefined })}
              />
            }
          >
            <FilterPill
              label="Grupo"
              options={Object.entries(sala.grupos).map(([value, label]) => ({ value, label }))}
              value={grupo}
              onChange={(next) => set({ grupo: next })}
            />
            <FilterPill
              label="Orden"
              options={Object.entries(ORDERS).map(([value, label]) => ({ value, label }))}
              value={order === 'apellidos' ? undefined : order}
              onChange={(next) => set({ orden: next === 'apellidos' ? undefined : next })}
            />
          </FilterBar>
          {shown.length === 0 && <p className="look-quiet">Nadie está así ahora mismo.</p>}
          <Seats seats={shown} chosen={chosen} open={open} onPress={press} />
          {sala.sinNombrar > 0 && (
            <p className="look-faint">
              Y {numero(sala.sinNombrar)} más sin empezar, que no caben aquí: están en Resultados.
            </p>
          )}
          {sala.antes > 0 && (
            <p className="look-faint">
              {cuenta(sala.antes, 'persona la terminó', 'personas la terminaron')} hace más de un día: sus
              intentos están en Resultados.
            </p>
          )}
        </Section>
        <Sent mensajes={sala.mensajes} />
      </div>
      {chosen !== null && (
        <BulkBar
          selection={{
            selected: chosen,
            onChange: setChosen,
            words: (n) => cuenta(n, 'elegida'),
            actions: [
              ...(ampliar ? [{ label: 'Dar tiempo', icon: IconClock, onClick: ofChosen('tiempo') }] : []),
              { label: 'Escribirles', icon: IconMessage, onClick: ofChosen('mensaje') },
              ...(anular
                ? [
                    { label: 'Terminar', icon: IconFlag, onClick: ofChosen('terminar') },
                    { label: 'Anular', icon: IconCircleOff, onClick: ofChosen('anular') },
                  ]
                : []),
            ],
          }}
        />
      )}
      {projected && (
        <Projector
          titulo={titulo}
          evaluacion={evaluacion}
          contrasena={contrasena}
          ahora={ahora}
          inside={inside.length}
          onClose={() => setProjected(false)}
        />
      )}
      {opened && (
        <PersonPanel
          seat={opened}
          grupos={sala.grupos}
          ahora={ahora}
          mensajes={sala.mensajes.length}
          onTime={ampliar ? () => askFor('tiempo')(opened) : null}
          onMessage={acts ? () => askFor('mensaje')(opened) : null}
          onEnd={acts ? (end) => askFor(end)(opened) : null}
          onClose={() => setOpen(null)}
        />
      )}
      {asking && asking.what !== 'tiempo' && asking.what !== 'mensaje' && (
        <EndDialog end={asking.what} seats={asking.one ? [asking.one] : asking.chosen} onClose={close} />
      )}
      {asking?.what === 'tiempo' && <TimeDialog evaluacionId={evaluacion.id} reach={reach} onClose={close} />}
      {asking?.what === 'mensaje' && (
        <MessageDialog evaluacionId={evaluacion.id} reach={reach} onClose={close} />
      )}
    </>
  );
}
