import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { PALABRAS_DE_FILTRO } from '@catedra/shared/cumplimiento/nombres.ts';
import { PALABRAS_DE_AVANCE } from '@catedra/shared/participantes/estado.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import type { QuienesDeCurso } from '@catedra/shared/cumplimiento/aperturas.ts';
import type { Recordar } from '@catedra/shared/participantes/schemas.ts';
import { Button } from '@mantine/core';
import { IconMail, IconPlus, IconRefresh, IconUsersPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AddPeople } from '#pages/cursos/participantes/AddPeople.tsx';
import { AssignGroup } from '#pages/cursos/participantes/AssignGroup.tsx';
import { columns } from '#pages/cursos/participantes/columns.tsx';
import { PALABRAS_DE_HITO } from '#pages/cursos/participantes/embudo.ts';
import { Embudo } from '#pages/cursos/participantes/Embudo.tsx';
import classes from '#pages/cursos/participantes/Participantes.module.css';
import { ParticipantesTable } from '#pages/cursos/participantes/ParticipantesTable.tsx';
import { embudoQuery, participantesQuery } from '#pages/cursos/participantes/queries.ts';
import { OpenRoundsDialog } from '#pages/cursos/participantes/renovar/OpenRoundsDialog.tsx';
import { decidesDates } from '#parts/cursos/dates-in.ts';
import { type ExemptAct, ExemptActs } from '#parts/cursos/exempt/ExemptActs.tsx';
import { exemptAll } from '#parts/cursos/exempt/exempt-actions.ts';
import { RemindDialog } from '#parts/cursos/RemindDialog.tsx';
import { TakeBackRounds } from '#parts/cursos/rounds/TakeBackRounds.tsx';
import { scopeOf } from '#parts/cursos/scope.ts';
import { useActor } from '#platform/session.ts';
import { DataTableSkeleton } from '#ui/lists/DataTableSkeleton.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import { ListActs } from '#ui/lists/ListActs.tsx';
import { knownWord, useListAddress } from '#ui/lists/list-address.ts';
import { Pager } from '#ui/lists/Pager.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SearchField } from '#ui/lists/SearchField.tsx';
import { Cumplimiento } from '#parts/reportes/Cumplimiento.tsx';
import { WhoCounts } from '#ui/lists/WhoCounts.tsx';
import { WhoPill } from '#ui/lists/WhoPill.tsx';

const DEFAULT_SORT = 'apellidos';
const OPCIONES = Object.entries(PALABRAS_DE_AVANCE).map(([value, word]) => ({
  value,
  label: word.toLowerCase(),
}));

const CUMPLIMIENTOS = Object.entries(PALABRAS_DE_FILTRO).map(([value, word]) => ({
  value,
  label: word.toLowerCase(),
}));

const HITOS = Object.entries(PALABRAS_DE_HITO).map(([value, label]) => ({ value, label }));

/** Who takes the course and how they go; the feed keeps it true while it is open. */
export function ParticipantesPart({ contenido }: { readonly contenido: ContenidoDeCurso }) {
  const { curso } = contenido;
  const { search, cursor, set, pager } = useListAddress();
  const { buscar, orden } = search;
  const estado = knownWord(PALABRAS_DE_AVANCE, search.estado);
  const cumplimiento = knownWord(PALABRAS_DE_FILTRO, search.cumplimiento);
  const hito = knownWord(PALABRAS_DE_HITO, search.hito);
  const { data: embudo } = useQuery(embudoQuery(curso.id));
  const camino = embudo?.camino ?? contenido.actividades;
  const parada = camino.find(({ id }) => id === search.parada)?.id;
  const idos = search.idos === 'true';
  const asi = { buscar, estado, cumplimiento, hito, parada };
  const deQuien = idos ? { ...asi, idos } : asi;
  const query = useQuery(participantesQuery(curso.id, { ...deQuien, orden, cursor }));
  const { actor, puede } = useActor();
  const queryClient = useQueryClient();
  const [exempting, setExempting] = useState<ExemptAct | null>(null);
  const [said, setSaid] = useState('');
  const tell = (words: string) => {
    setSaid(words);
    void queryClient.invalidateQueries({ queryKey: ['cursos', curso.id, 'participantes'] });
  };
  const [doing, setDoing] = useState<'assign' | 'enrol' | null>(null);
  const [reminding, setReminding] = useState<Recordar | null>(null);
  const [opening, setOpening] = useState<QuienesDeCurso | null>(null);
  const [takingBack, setTakingBack] = useState<QuienesDeCurso | null>(null);
  const mayChange = matches(cursos.policy.update(actor), scopeOf(curso));
  const mayAssign = curso.estado !== 'archivado' && puede('grupos:editar') && puede('grupos:ver');
  const mayEnrol = mayChange && curso.estado !== 'archivado' && puede('usuarios:ver');
  const mayExempt = puede('usuarios:ver') && decidesDates(actor, 'plazos:eximir', curso.id);
  const mayRemind = curso.estado === 'publicado';
  const mayOpen = mayRemind && decidesDates(actor, 'plazos:renovar', curso.id);
  const filtered = Boolean(buscar || estado || cumplimiento || hito || parada || idos);
  const someone = filtered || (query.data?.datos.length ?? 0) > 0;

  const assign = mayAssign
    ? [{ label: 'Asignar a un grupo', icon: IconUsersPlus, onClick: () => setDoing('assign') }]
    : [];
  const enrol = mayEnrol
    ? { label: 'Inscribir', icon: IconPlus, onClick: () => setDoing('enrol') }
    : undefined;

  return (
    <>
      <p className={classes.said} role="status">
        {said}
      </p>
      <Embudo
        cursoId={curso.id}
        hito={hito}
        onChange={(value) => set({ hito: value })}
        parada={parada}
        onStop={(id) => set({ parada: id })}
        under={
          <>
            <WhoCounts idos={idos} />
            <Cumplimiento curso={curso.id} />
          </>
        }
      />
      {someone && (
        <FilterBar
          acts={
            <ListActs
              name="los participantes"
              acts={[
                ...(mayRemind
                  ? [
                      {
                        label: `Recordar a ${filtered ? 'estos' : 'quien no ha terminado'}`,
                        icon: IconMail,
                        onClick: () => setReminding(deQuien),
                      },
                    ]
                  : []),
                ...(mayOpen
                  ? [
                      {
                        label: 'Abrir renovaciones',
                        icon: IconRefresh,
                        onClick: () => setOpening({ filtro: deQuien }),
                      },
                    ]
                  : []),
                ...(mayExempt && filtered ? exemptAll(deQuien, setExempting) : []),
                ...assign,
              ]}
              main={enrol}
            />
          }
          search={
            <SearchField
              label="Buscar participantes por nombre"
              placeholder="Nombre o apellidos"
              value={buscar ?? ''}
              onChange={(texto) => set({ buscar: texto || undefined })}
            />
          }
        >
          <FilterPill
            label="Estado"
            options={OPCIONES}
            value={estado}
            onChange={(value) => set({ estado: value })}
          />
          <FilterPill
            label="Cumplimiento"
            options={CUMPLIMIENTOS}
            value={cumplimiento}
            onChange={(value) => set({ cumplimiento: value })}
          />
          <FilterPill
            label="Hasta dónde"
            options={HITOS}
            value={hito}
            onChange={(value) => set({ hito: value })}
          />
          <FilterPill
            label="Parada en"
            options={camino.map(({ id, titulo }) => ({ value: id, label: titulo }))}
            value={parada}
            onChange={(value) => set({ parada: value })}
          />
          <WhoPill idos={idos} onChange={(value) => set({ idos: value })} />
        </FilterBar>
      )}
      <QueryView
        query={query}
        label="Cargando participantes…"
        skeleton={<DataTableSkeleton columns={columns} rows={8} />}
        empty={
          filtered ? (
            <EmptyState
              drawing="search"
              title={buscar ? `Nadie coincide con «${buscar}»` : 'Nadie está así en este curso'}
              action={
                <Button
                  onClick={() =>
                    set({
                      buscar: undefined,
                      estado: undefined,
                      cumplimiento: undefined,
                      hito: undefined,
                      parada: undefined,
                      idos: undefined,
                    })
                  }
                >
                  Ver a todos
                </Button>
              }
            >
              {buscar && 'Revisa cómo está escrito: no importan los acentos ni las mayúsculas.'}
            </EmptyState>
          ) : (
            <EmptyState
              underTabs
              drawing="group"
              title="Nadie hace este curso todavía"
              action={<ListActs plain name="los participantes" acts={assign} main={enrol} />}
            >
              Asígnalo a un grupo o inscribe a alguien por su nombre, y aparecerá aquí con su avance y su
              plazo.
            </EmptyState>
          )
        }
      >
        {({ datos, siguiente, total }) => (
          <>
            <ParticipantesTable
              cursoId={curso.id}
              personas={datos}
              mayChange={mayChange}
              onRemind={mayRemind ? (ids) => setReminding({ usuarioIds: [...ids] }) : undefined}
              onRenew={mayOpen ? (ids) => setOpening({ usuarioIds: [...ids] }) : undefined}
              onTakeBack={mayOpen ? (ids) => setTakingBack({ usuarioIds: [...ids] }) : undefined}
              onExempt={mayExempt ? setExempting : undefined}
              onDone={tell}
              sort={orden ?? DEFAULT_SORT}
              onSort={(next) => set({ orden: next === DEFAULT_SORT ? undefined : next })}
            />
            <Pager {...pager(siguiente, datos.length)} total={total} />
          </>
        )}
      </QueryView>
      {doing === 'assign' && <AssignGroup curso={curso} onClose={() => setDoing(null)} onDone={tell} />}
      {doing === 'enrol' && <AddPeople cursoId={curso.id} onClose={() => setDoing(null)} onDone={tell} />}
      <OpenRoundsDialog cursoId={curso.id} quienes={opening} onClose={() => setOpening(null)} onDone={tell} />
      <TakeBackRounds
        cursoId={curso.id}
        quienes={takingBack}
        onClose={() => setTakingBack(null)}
        onDone={tell}
      />
      <ExemptActs cursoId={curso.id} acto={exempting} onClose={() => setExempting(null)} onDone={tell} />
      <RemindDialog curso={curso} quienes={reminding} onClose={() => setReminding(null)} onDone={tell} />
    </>
  );
}
