import type { ClaseDeSuceso, Suceso } from '@catedra/shared/participantes/persona.ts';
import { Button, SegmentedControl } from '@mantine/core';
import {
  type Icon,
  IconArrowBackUp,
  IconBell,
  IconCalendar,
  IconCheck,
  IconChecklist,
  IconInbox,
  IconPencil,
  IconPlayerPlay,
  IconRosetteDiscountCheck,
  IconStar,
} from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sucesosQuery } from '#pages/usuarios/queries.ts';
import { contado } from '#pages/usuarios/actualizar/suceso-words.ts';
import classes from '#pages/usuarios/actualizar/Sucesos.module.css';
import { messageOf } from '#platform/api-error.ts';
import { Section } from '#ui/frame/Section.tsx';
import { LineBones } from '#ui/states/Bones.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { fechaCompleta, hora, mayuscula, numero } from '#ui/words/words.ts';
import { dia } from '#ui/words/day.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const ICONOS: Readonly<Record<Suceso['tipo'], Icon>> = {
  empezo: IconPlayerPlay,
  hizo: IconCheck,
  prueba: IconChecklist,
  entrega: IconInbox,
  nota: IconStar,
  devolucion: IconArrowBackUp,
  termino: IconRosetteDiscountCheck,
  plazo: IconCalendar,
  recordatorio: IconBell,
  cambio: IconPencil,
};

const PALABRAS: Readonly<Record<ClaseDeSuceso, string>> = {
  aprendizaje: 'Aprendizaje',
  avisos: 'Avisos',
  cambios: 'Cambios',
};

const ALL = 'todo';

/** What the person did, what they were told and what was changed of them, day by day. */
export function SucesosSection({ usuarioId }: { readonly usuarioId: string }) {
  const [clase, setClase] = useState<ClaseDeSuceso | undefined>(undefined);
  const query = useInfiniteQuery(sucesosQuery(usuarioId, clase));
  const paginas = query.data?.pages ?? [];
  const clases = paginas[0]?.clases ?? [];
  const sucesos = paginas.flatMap(({ datos }) => datos);
  return (
    <Section
      title="Lo que ha pasado"
      aside={
        clases.length > 1 && (
          <SegmentedControl
            aria-label="Qué se muestra"
            data={[
              { value: ALL, label: 'Todo' },
              ...clases.map((una) => ({ value: una, label: PALABRAS[una] })),
            ]}
            value={clase ?? ALL}
            onChange={(value) => setClase(clases.find((una) => una === value))}
          />
        )
      }
    >
      {query.isError && (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {messageOf(query.error)}
        </ErrorState>
      )}
      {query.isSuccess && sucesos.length === 0 && (
        <p className={classes.none}>
          {clase === undefined ? 'Todavía no ha pasado nada.' : 'Nada de esto todavía.'}
        </p>
      )}
      {query.isPending && (
        <div aria-busy="true" className={classes.none}>
          <LineBones lines={5} />
        </div>
      )}
      <PorDias sucesos={sucesos} />
      {query.hasNextPage && (
        <Button
          mt="sm"
          variant="default"
          size="xs"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Ver más atrás
        </Button>
      )}
    </Section>
  );
}

function PorDias({ sucesos }: { readonly sucesos: readonly Suceso[] }) {
  const now = useNow();
  const zone = useZone();
  const dias = [...Map.groupBy(sucesos, ({ en }) => dia(en, now, zone))];
  return dias.map(([nombre, suyos]) => (
    <div key={nombre}>
      <h3 className={classes.day}>{mayuscula(nombre)}</h3>
      <ol className={classes.list}>
        {suyos.map((suceso) => (
          <li key={suceso.id} className={classes.event} data-strong={suceso.tipo === 'termino' || undefined}>
            <time dateTime={suceso.en} title={fechaCompleta(suceso.en, zone)}>
              {hora(suceso.en, zone)}
            </time>
            <Forma tipo={suceso.tipo} />
            <Contado suceso={suceso} />
          </li>
        ))}
      </ol>
    </div>
  ));
}

function Forma({ tipo }: { readonly tipo: Suceso['tipo'] }) {
  const Shape = ICONOS[tipo];
  return (
    <span className={classes.icon}>
      <Shape size={15} stroke={1.75} aria-hidden />
    </span>
  );
}

function Contado({ suceso }: { readonly suceso: Suceso }) {
  if (suceso.tipo === 'cambio') {
    return (
      <div className={classes.words}>
        {suceso.que.map((frase) => (
          <p key={frase}>{frase}</p>
        ))}
        <p className="look-faint">{suceso.quien}</p>
      </div>
    );
  }
  const { verbo, que, donde } = contado(suceso);
  return (
    <>
      <div className={classes.words}>
        <p>
          {verbo} <b>{que}</b>
        </p>
        {donde && <p className="look-faint">{donde}</p>}
      </div>
      {suceso.nota !== null && <b className={classes.mark}>{numero(suceso.nota)}</b>}
    </>
  );
}
