import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { Button } from '@mantine/core';
import { IconDownload, IconMail } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cargaQuery, hojaDeContraseñas } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import { InviteDialog } from '#pages/usuarios/carga-masiva/importacion/InviteDialog.tsx';
import classes from '#parts/cargas/Result.module.css';
import { saveFile } from '#platform/save-file.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

/** How those who are new get in: by the mail that left, or by the sheet that can be taken once. */
export function AccessOfCreated({ carga }: { readonly carga: Carga }) {
  const { id, resultado, contraseñasEn } = carga;
  const queryClient = useQueryClient();
  const renew = () => queryClient.invalidateQueries({ queryKey: cargaQuery(id).queryKey, exact: true });
  const { sinCorreo } = useActor();
  const [inviting, setInviting] = useState(false);
  const [sent, setSent] = useState(0);
  const take = async (nuevas: boolean) => {
    try {
      saveFile(await hojaDeContraseñas(id, nuevas));
    } finally {
      await renew();
    }
  };
  const sheet = useMutation({ mutationFn: () => take(false) });
  if (!resultado) return null;
  const { creadas, invitadas, sinContraseña } = resultado;
  const given = contraseñasEn !== null;
  const failure = isApiError(sheet.error, 'CONTRASENAS_ENTREGADAS') ? null : sheet.error;

  return (
    <>
      {invitadas > 0 && (
        <p>
          {sinCorreo
            ? `${cuenta(invitadas, 'invitación quedó', 'invitaciones quedaron')} en una carpeta del servidor: sin servidor de correo no ${invitadas === 1 ? 'llega' : 'llegan'} a nadie.`
            : `${cuenta(invitadas, 'invitación salió', 'invitaciones salieron')} por correo, con un enlace que sirve una vez y durante 72 horas.`}
        </p>
      )}
      {(sinContraseña > 0 || given) && (
        <p>
          {contraseñasEn ? (
            <>
              La hoja con las contraseñas temporales se descargó <Moment date={contraseñasEn} recent />. No se
              puede volver a ver.
            </>
          ) : (
            `${cuenta(sinContraseña, 'persona espera', 'personas esperan')} su contraseña temporal. Se crean al descargar la hoja, que solo se puede descargar una vez.`
          )}
        </p>
      )}
      {invitadas === 0 && sinContraseña === 0 && !given && creadas > 0 && (
        <p>Todavía no se les ha dado acceso.</p>
      )}
      {sinContraseña > 0 && !given && (
        <p>
          <TextLink to={rutas.usuarios} search={{ llave: 'ninguna', estado: 'activo' }}>
            Ver quién no tiene con qué entrar
          </TextLink>
        </p>
      )}
      <div className={`look-wrap ${classes.actions}`}>
        {sinContraseña > 0 && !given && (
          <Button
            size="xs"
            variant="default"
            loading={sheet.isPending}
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
            onClick={() => sheet.mutate()}
          >
            Descargar la hoja de contraseñas
          </Button>
        )}
        {given && (
          <ConfirmButton
            size="xs"
            title="¿Generar contraseñas nuevas?"
            confirmLabel="Generar nuevas"
            lost="Las de la hoja anterior dejarán de servir a quien aún no haya entrado con ellas."
            onConfirm={() => take(true)}
          >
            Generar nuevas
          </ConfirmButton>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconMail size={16} stroke={1.75} aria-hidden />}
          onClick={() => setInviting(true)}
        >
          {invitadas > 0 ? 'Reenviar a quien no ha entrado' : 'Invitar por correo'}
        </Button>
      </div>
      <div role="status">
        {sent > 0 && !sinCorreo && <p>{cuenta(sent, 'invitación está', 'invitaciones están')} en camino.</p>}
      </div>
      {inviting && (
        <InviteDialog
          id={id}
          onClose={() => setInviting(false)}
          onDone={(invitada, invitadasAhora) => {
            setSent(invitadasAhora);
            queryClient.setQueryData(cargaQuery(id).queryKey, invitada);
          }}
        />
      )}
      {failure && <ErrorState>{messageOf(failure)}</ErrorState>}
    </>
  );
}
