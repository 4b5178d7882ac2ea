import type { MiCalendario } from '@catedra/shared/calendario/schemas.ts';
import { masMeses } from '@catedra/shared/fechas/calendario.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Agenda } from '#pages/home/calendario/Agenda.tsx';
import { Address } from '#pages/home/calendario/Address.tsx';
import { EmptyMonth } from '#pages/home/calendario/EmptyMonth.tsx';
import { Month } from '#pages/home/calendario/Month.tsx';
import { agendaDe, mesDe, mesYAño } from '#pages/home/calendario/months.ts';
import { calendarioQuery } from '#pages/home/calendario/queries.ts';
import { rutas } from '#platform/paths.ts';
import { Page } from '#ui/frame/Page.tsx';
import { RowBones } from '#ui/states/Bones.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { mayuscula } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** Every date of what somebody takes, and how to have them in the calendar that they use. */
export function Calendario() {
  const calendario = useQuery(calendarioQuery);
  const hoy = diaEn(useNow(), useZone());
  const [chosen, setMes] = useState<string | null>(null);
  const mes = chosen ?? mesDe(hoy);
  return (
    <Page
      title={mesYAño(mes)}
      documentTitle="Calendario"
      trail={[{ label: 'Mis cursos', to: rutas.home }, { label: 'Calendario' }]}
      action={<Turns mes={mes} hoy={mesDe(hoy)} calendario={calendario.data} onTurn={setMes} />}
    >
      <QueryView query={calendario} label="Cargando tus fechas…" skeleton={<RowBones rows={5} facts={1} />}>
        {(data) => (
          <>
            <Fechas calendario={data} mes={mes} hoy={hoy} onTurn={setMes} />
            <Address direccion={data.direccion} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

interface TurnsProps {
  readonly mes: string;
  readonly hoy: string;
  readonly calendario: MiCalendario | undefined;
  readonly onTurn: (mes: string) => void;
}

const otroMes = (mes: string, cuantos: number): string => mesDe(masMeses(`${mes}-01`, cuantos));

function Turns({ mes, hoy, calendario, onTurn }: TurnsProps) {
  const [antes, despues] = [otroMes(mes, -1), otroMes(mes, 1)];
  const primero = mesDe(calendario?.fechas[0]?.dia ?? hoy);
  const desde = [primero, mesDe(calendario?.desde ?? hoy)].toSorted()[0] ?? hoy;
  const hasta = mesDe(calendario?.hasta ?? hoy);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={mesYAño(antes)}
        title={antes < desde ? 'Antes no tienes ninguna fecha pendiente' : undefined}
        aria-disabled={antes < desde || undefined}
        data-disabled={antes < desde || undefined}
        onClick={() => antes >= desde && onTurn(antes)}
      >
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <Button variant="default" onClick={() => onTurn(hoy)}>
        Hoy
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={mesYAño(despues)}
        title={
          despues > hasta ? `El calendario llega hasta ${mesYAño(hasta).toLocaleLowerCase('es')}` : undefined
        }
        aria-disabled={despues > hasta || undefined}
        data-disabled={despues > hasta || undefined}
        onClick={() => despues <= hasta && onTurn(despues)}
      >
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </>
  );
}

interface FechasProps {
  readonly calendario: MiCalendario;
  readonly mes: string;
  readonly hoy: string;
  readonly onTurn: (mes: string) => void;
}

function Fechas({ calendario: { fechas, recortadas }, mes, hoy, onTurn }: FechasProps) {
  const now = useNow();
  const suyas = fechas.filter(({ dia }) => mesDe(dia) === mes);
  const esEste = mes === mesDe(hoy);
  const agenda = agendaDe(fechas, hoy, now);
  const deAntes = agenda
    .filter(({ titulo }) => titulo === 'Vencido')
    .map((grupo) => ({ ...grupo, fechas: grupo.fechas.filter(({ dia }) => mesDe(dia) < mes) }))
    .filter((grupo) => grupo.fechas.length > 0);
  const enLista = esEste ? agenda : [{ titulo: mayuscula(mesYAño(mes)), fechas: suyas }];
  return (
    <>
      {recortadas && <p className="look-quiet">Tienes más fechas: estas son las 500 más próximas.</p>}
      {suyas.length > 0 ? (
        <>
          {esEste && <Agenda grupos={deAntes} wide />}
          <Month mes={mes} hoy={hoy} fechas={suyas} />
          <Agenda grupos={enLista} narrow />
        </>
      ) : (
        <>
          {esEste && <Agenda grupos={deAntes} />}
          <EmptyMonth mes={mes} hoy={hoy} fechas={fechas} onTurn={onTurn} />
        </>
      )}
    </>
  );
}
