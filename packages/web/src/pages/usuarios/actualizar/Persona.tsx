import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AssignCourse } from '#pages/usuarios/actualizar/AssignCourse.tsx';
import { CourseActs, type CourseAct } from '#pages/usuarios/actualizar/CourseActs.tsx';
import { CursosSection } from '#pages/usuarios/actualizar/CursosSection.tsx';
import { DeleteDialog } from '#pages/usuarios/actualizar/DeleteDialog.tsx';
import { EditDrawer } from '#pages/usuarios/actualizar/EditDrawer.tsx';
import { EntregasSection } from '#pages/usuarios/actualizar/EntregasSection.tsx';
import { ExternasSection } from '#pages/usuarios/actualizar/externas/ExternasSection.tsx';
import { FichaImpresa } from '#pages/usuarios/actualizar/FichaImpresa.tsx';
import { Hallazgo } from '#pages/usuarios/actualizar/Hallazgo.tsx';
import { hallazgoDe, type Remedio } from '#pages/usuarios/actualizar/hallazgo.ts';
import { Notas } from '#pages/usuarios/actualizar/Notas.tsx';
import classes from '#pages/usuarios/actualizar/Persona.module.css';
import { type Dialogo, PersonaActions } from '#pages/usuarios/actualizar/PersonaActions.tsx';
import { PersonaSide } from '#pages/usuarios/actualizar/PersonaSide.tsx';
import { PersonaSkeleton } from '#pages/usuarios/actualizar/PersonaSkeleton.tsx';
import { Semanas } from '#pages/usuarios/actualizar/Semanas.tsx';
import { semanasDe } from '#pages/usuarios/actualizar/semanas.ts';
import { SucesosSection } from '#pages/usuarios/actualizar/SucesosSection.tsx';
import { EstadoUsuario } from '#pages/usuarios/lista/columns.tsx';
import { PasswordDialog } from '#pages/usuarios/PasswordDialog.tsx';
import { aprendizajeQuery, fichaQuery, invitar, programarBaja } from '#pages/usuarios/queries.ts';
import { StateDialog } from '#pages/usuarios/StateDialog.tsx';
import { messageOf } from '#platform/api-error.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { decidesDates } from '#parts/cursos/dates-in.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { useTitleFocus } from '#ui/frame/title-focus.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { PermissionRequests } from '#parts/perfiles/PermissionRequests.tsx';
import { AccessRequests } from '#parts/sesion/AccessRequests.tsx';
import { Avatar } from '#ui/people/Avatar.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Part } from '#ui/states/Part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { enumerar } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** Everything known of one person, around the person: what they do first, their data beside it. */
export function Persona({ usuario }: { readonly usuario: Usuario }) {
  useTitleFocus();
  const { actor, puede, sinCorreo } = useActor();
  const queryClient = useQueryClient();
  const ficha = useQuery(fichaQuery(usuario.id));
  const aprendizaje = useQuery(aprendizajeQuery(usuario.id));
  const now = useNow();
  const zone = useZone();
  const [dialogo, setDialogo] = useState<Dialogo | 'editar' | null>(null);
  const [acto, setActo] = useState<CourseAct | null>(null);
  const [said, setSaid] = useState('');
  const invitacion = useMutation({
    mutationFn: () => invitar(usuario.id),
    onSuccess: () =>
      tell(
        sinCorreo
          ? 'La invitación queda en una carpeta del servidor: sin servidor de correo no le llega. Puedes darle una contraseña temporal.'
          : 'Invitación enviada. El enlace sirve una vez, durante 72 horas.',
      ),
  });
  const vuelta = useMutation({
    mutationFn: () => programarBaja(usuario.id, null),
    onSuccess: () => tell('Ya no tiene fecha de baja.'),
  });
  const tell = (words: string) => {
    setSaid(words);
    void queryClient.invalidateQueries({ queryKey: ['usuarios', usuario.id] });
  };
  const nombre = fullName(usuario);
  const cursos = aprendizaje.data?.cursos ?? null;
  const hallazgo = aprendizaje.data
    ? hallazgoDe({ ...usuario, sinEntrar: ficha.data?.sinEntrar ?? null }, cursos, now, zone)
    : null;
  const mayAssign = puede('cursos:editar') && cursos !== null;
  const mayEdit = ficha.data?.puede.editar ?? false;
  const close = () => setDialogo(null);
  const hoy = diaEn(now, zone);
  const remediar: Readonly<Record<Remedio, () => void>> = {
    quitar_baja: () => vuelta.mutate(),
    activar: () => setDialogo('activar'),
    invitar: () => invitacion.mutate(),
    contraseña: () => setDialogo('contraseña'),
    asignar: () => setDialogo('asignar'),
    recordar: () => hallazgo?.curso && setActo({ que: 'recordar', curso: hallazgo.curso }),
  };

  return (
    <Page
      title={nombre}
      mark={<Avatar {...usuario} size={56} />}
      subtitle={
        <span className={classes.subtitle}>
          <EstadoUsuario usuario={usuario} />
          <span>{usuario.perfil}</span>
          {ficha.data && ficha.data.grupos.length > 0 && (
            <span>{enumerar(ficha.data.grupos.map((grupo) => grupo.nombre))}</span>
          )}
          <span>
            {usuario.ultimoAcceso ? (
              <>
                Entró <Moment date={usuario.ultimoAcceso} />
              </>
            ) : (
              'Aún no ha entrado'
            )}
          </span>
        </span>
      }
      trail={[{ label: 'Usuarios', to: rutas.usuarios }, { label: nombre }]}
      action={
        <PersonaActions
          usuario={usuario}
          puede={ficha.data?.puede}
          mayAssign={mayAssign}
          onOpen={setDialogo}
          onInvite={() => invitacion.mutate()}
        />
      }
    >
      <Part>
        <AccessRequests usuarioId={usuario.id} />
      </Part>
      <Part>
        <PermissionRequests usuarioId={usuario.id} />
      </Part>
      <p className={classes.said} role="status">
        {said}
      </p>
      {invitacion.isError && <ErrorState>{messageOf(invitacion.error)}</ErrorState>}
      {vuelta.isError && <ErrorState>{messageOf(vuelta.error)}</ErrorState>}
      {hallazgo && (
        <Hallazgo hallazgo={hallazgo}>
          {hallazgo.remedio && posible(hallazgo.remedio, mayEdit, mayAssign) && (
            <Button
              variant="default"
              size="xs"
              leftSection={
                hallazgo.remedio === 'recordar' && <IconBell size={16} stroke={1.75} aria-hidden />
              }
              loading={hallazgo.remedio === 'invitar' && invitacion.isPending}
              onClick={remediar[hallazgo.remedio]}
            >
              {REMEDIOS[hallazgo.remedio]}
            </Button>
          )}
          {hallazgo.curso && decidesDates(actor, 'plazos:prorrogar', hallazgo.curso.id) && (
            <Button
              variant="subtle"
              size="xs"
              onClick={() => hallazgo.curso && setActo({ que: 'plazo', curso: hallazgo.curso })}
            >
              Ampliar el plazo
            </Button>
          )}
        </Hallazgo>
      )}
      <div className={classes.columns}>
        <div className={classes.main}>
          <QueryView query={aprendizaje} label="Cargando lo que hace…" skeleton={<PersonaSkeleton />}>
            {(datos) => (
              <>
                <Part>
                  <FichaImpresa nombre={nombre} datos={datos} />
                </Part>
                {datos.cursos && datos.dias && (
                  <Part>
                    <CursosSection
                      usuarioId={usuario.id}
                      nombre={nombre}
                      cursos={datos.cursos}
                      dias={datos.dias}
                      hecho={datos}
                      hoy={hoy}
                      onAct={(que, curso) => setActo({ que, curso })}
                      onDone={tell}
                    />
                  </Part>
                )}
                {(datos.dias?.length ?? 0) + (datos.pruebas?.length ?? 0) > 0 && (
                  <div className={classes.pair}>
                    {datos.dias && (
                      <Part>
                        <Semanas semanas={semanasDe(datos.dias, hoy)} />
                      </Part>
                    )}
                    {datos.pruebas && (
                      <Part>
                        <Notas pruebas={datos.pruebas} nombre={nombre} />
                      </Part>
                    )}
                  </div>
                )}
                {datos.entregas && (
                  <Part>
                    <EntregasSection entregas={datos.entregas} />
                  </Part>
                )}
              </>
            )}
          </QueryView>
          <Part>
            <ExternasSection usuarioId={usuario.id} nombre={nombre} />
          </Part>
          <Part>
            <SucesosSection usuarioId={usuario.id} />
          </Part>
        </div>
        <PersonaSide usuario={usuario} onEdit={() => setDialogo('editar')} />
      </div>

      {dialogo === 'editar' && (
        <EditDrawer usuario={usuario} onClose={close} onSaved={() => tell('Datos guardados.')} />
      )}
      <PasswordDialog usuario={dialogo === 'contraseña' ? usuario : null} onClose={close} />
      <StateDialog
        usuario={dialogo === 'suspender' || dialogo === 'activar' ? usuario : null}
        verbo={dialogo === 'activar' ? 'activar' : 'suspender'}
        onClose={close}
      />
      <DeleteDialog usuario={usuario} opened={dialogo === 'eliminar'} onClose={close} />
      <Dialog opened={dialogo === 'asignar'} onClose={close} title={`Asignar un curso a ${nombre}`}>
        <AssignCourse
          usuarioId={usuario.id}
          onCancel={close}
          suyos={cursos?.filter(({ desde }) => desde !== null).map(({ id }) => id) ?? []}
          onDone={() => {
            close();
            tell('Curso asignado.');
          }}
        />
      </Dialog>
      <CourseActs usuario={usuario} acto={acto} onClose={() => setActo(null)} onDone={tell} />
    </Page>
  );
}

const REMEDIOS: Readonly<Record<Remedio, string>> = {
  quitar_baja: 'Quitar la fecha de baja',
  activar: 'Activar la cuenta',
  invitar: 'Enviar invitación',
  contraseña: 'Dar una contraseña temporal',
  recordar: 'Recordárselo',
  asignar: 'Asignar un curso',
};

function posible(remedio: Remedio, mayEdit: boolean, mayAssign: boolean): boolean {
  if (remedio === 'recordar') return true;
  return remedio === 'asignar' ? mayAssign : mayEdit;
}
