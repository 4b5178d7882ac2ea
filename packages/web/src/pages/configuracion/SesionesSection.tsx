import type { SesionAbierta } from '@catedra/shared/sesion/schemas.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { agenteEnPalabras } from '@catedra/shared/sesion/agente.ts';
import { abiertasQuery, cerrarAbierta } from '#pages/configuracion/queries.ts';
import classes from '#pages/configuracion/SesionesSection.module.css';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { useActor } from '#platform/session.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { numero } from '#ui/words/words.ts';

const FEW = 6;

export function SesionesSection() {
  const { mirada } = useActor();
  const query = useQuery({ ...abiertasQuery, enabled: mirada === undefined });
  return (
    <Section
      beside
      title="Mis sesiones abiertas"
      note="Dónde está abierta tu cuenta. Si no reconoces alguna, ciérrala y cambia la contraseña."
    >
      {mirada ? (
        <p className="look-small">Esto es privado: no se ve al mirar la academia como otra persona.</p>
      ) : (
        <QueryView query={query} label="Cargando tus sesiones…" skeleton={<Bones />}>
          {(sesiones) => <Lista sesiones={sesiones} />}
        </QueryView>
      )}
    </Section>
  );
}

function Lista({ sesiones }: { readonly sesiones: readonly SesionAbierta[] }) {
  const [all, setAll] = useState(false);
  const ordenadas = sesiones.toSorted((a, b) => Number(b.actual) - Number(a.actual));
  const shown = all ? ordenadas : ordenadas.slice(0, FEW);
  return (
    <>
      <ul className={classes.list}>
        {shown.map((sesion) => (
          <Fila key={sesion.id} sesion={sesion} />
        ))}
      </ul>
      {shown.length < sesiones.length && (
        <p className={classes.more}>
          <TextButton onClick={() => setAll(true)}>Ver las {numero(sesiones.length)} sesiones</TextButton>
        </p>
      )}
    </>
  );
}

function Fila({ sesion }: { readonly sesion: SesionAbierta }) {
  const queryClient = useQueryClient();
  const cerrar = useMutation({
    // Closed from elsewhere meanwhile is closed all the same.
    mutationFn: () =>
      cerrarAbierta(sesion.id).catch((error: unknown) => {
        if (!isApiError(error) || error.status !== 404) throw error;
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: abiertasQuery.queryKey }),
  });
  const donde = agenteEnPalabras(sesion.agente);
  const Icon = /Android|iPhone|iPad/.test(donde) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.where}>{donde}</p>
        <p className="look-small">
          {sesion.actual ? 'Entraste ' : 'Última vez '}
          <Moment date={sesion.actual ? sesion.creadaEn : sesion.vistaEn} recent />
        </p>
      </div>
      {sesion.actual ? (
        <StateMark kind="on">Esta sesión</StateMark>
      ) : (
        <Button
          variant="default"
          size="xs"
          loading={cerrar.isPending}
          aria-label={`Cerrar la sesión de ${donde}`}
          onClick={() => cerrar.mutate()}
        >
          Cerrar
        </Button>
      )}
      {cerrar.isError && (
        <div className={classes.failure}>
          <ErrorState>{messageOf(cerrar.error)}</ErrorState>
        </div>
      )}
    </li>
  );
}

function Bones() {
  return (
    <div className={classes.skeleton} aria-hidden>
      <Skeleton height={52} />
      <Skeleton height={52} />
    </div>
  );
}
