import { guardar, retirar } from '@catedra/shared/anuncios/api.ts';
import { MAX_TITULO } from '@catedra/shared/anuncios/rules.ts';
import type { Anuncio } from '@catedra/shared/anuncios/schemas.ts';
import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import classes from '#pages/dashboard/anuncios/Anuncios.module.css';
import { NADIE } from '#pages/dashboard/anuncios/Alcance.tsx';
import { Destinatarios } from '#pages/dashboard/anuncios/Destinatarios.tsx';
import { Fecha } from '#pages/dashboard/anuncios/Fechas.tsx';
import { Mandado, PreguntaDeCorreo } from '#pages/dashboard/anuncios/CorreoMandado.tsx';
import { PorCorreo } from '#pages/dashboard/anuncios/PorCorreo.tsx';
import { Muestra } from '#pages/dashboard/anuncios/Muestra.tsx';
import { LISTA, TRAIL } from '#pages/dashboard/anuncios/places.ts';
import { audienciaQuery } from '#pages/dashboard/anuncios/queries.ts';
import { ESTADOS, loQueSale, yaSalieron } from '#pages/dashboard/anuncios/words.ts';
import {
  cuerpoDe,
  type Escrito,
  escritoDe,
  mandaCorreo,
  sinEscribir,
} from '#pages/dashboard/anuncios/written.ts';
import { RichTextField } from '#parts/texto/RichTextField.tsx';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { rutas } from '#platform/paths.ts';
import { useAction } from '#platform/use-action.ts';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { useKeptChoice } from '#ui/forms/kept-choice.ts';
import { Toggle } from '#ui/forms/Toggle.tsx';
import { Page } from '#ui/frame/Page.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuando } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** One announcement as it is written: what was typed outlives a reload until it is saved. */
export function FormAnuncio({ anuncio }: { readonly anuncio: Anuncio | null }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const now = useNow();
  const zone = useZone();
  const deAntes = anuncio ? escritoDe(anuncio) : sinEscribir();
  const escrito = useKeptChoice<Escrito>(
    `anuncio:${anuncio?.id ?? 'nuevo'}`,
    deAntes,
    ({ version }) => version === deAntes.version,
  );
  const { value } = escrito;
  const poner = (patch: Partial<Escrito>) => escrito.set((antes) => ({ ...antes, ...patch }));
  const audiencia = useQuery(audienciaQuery(value.destinos));

  const salir = () => {
    escrito.forget();
    void queryClient.invalidateQueries({ queryKey: ['anuncios'] });
    void navigate({ to: rutas.dashboard, search: LISTA as never });
  };
  const guardado = useAction(
    (publicar: boolean) => ask(guardar, { id: value.id, body: cuerpoDe(value, publicar) }),
    salir,
  );
  const errors = fieldErrors(guardado.error);
  const publicado = anuncio !== null && anuncio.publicadoEn !== null;
  const retirado = anuncio?.estado === 'retirado';
  const falta = loQueFalta(value, audiencia.data?.personas);
  const manda = mandaCorreo(value, anuncio);
  const [pregunta, setPregunta] = useState(false);
  const luego = value.desde !== null && Date.parse(value.desde) > now.getTime();

  return (
    <Page
      title={anuncio ? anuncio.titulo || 'Sin título' : 'Anuncio nuevo'}
      subtitle={
        anuncio ? (
          <StateMark kind={ESTADOS[anuncio.estado][0]}>{ESTADOS[anuncio.estado][1]}</StateMark>
        ) : (
          'Llega al inicio de cada persona mientras le toca.'
        )
      }
      trail={[...TRAIL, { label: anuncio ? 'Anuncio' : 'Anuncio nuevo' }]}
      action={anuncio && !retirado && <Retirar anuncio={anuncio} onDone={salir} />}
    >
      <div className={classes.two}>
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (falta !== null || retirado) return;
            if (manda) setPregunta(true);
            else guardado.run(true);
          }}
        >
          <TextInput
            label="Título"
            maxLength={MAX_TITULO}
            value={value.titulo}
            onChange={({ currentTarget }) => poner({ titulo: currentTarget.value })}
            error={errors['titulo']}
          />
          <RichTextField
            label="Texto"
            value={value.texto}
            onChange={(texto) => poner({ texto })}
            error={errors['texto']}
          />
          <Destinatarios
            value={value.destinos}
            onChange={(destinos) => poner({ destinos })}
            error={errors['destinos']}
          />
          <div className={classes.dates}>
            <Fecha
              label="Cuándo"
              sin={publicado ? 'Desde que se publicó' : 'Ahora'}
              value={value.desde}
              onChange={(desde) => poner({ desde })}
              error={errors['desde']}
            />
            <Fecha
              label="Hasta"
              sin="Que lo quite yo"
              value={value.hasta}
              onChange={(hasta) => poner({ hasta })}
              error={errors['hasta']}
            />
          </div>
          <div>
            <Toggle
              label="Fijarlo arriba del inicio"
              help="Hasta que cada cual lo cierre."
              checked={value.fijado}
              onChange={({ currentTarget }) => poner({ fijado: currentTarget.checked })}
            />
            {errors['fijado'] && (
              <p className={classes.none} role="alert">
                {errors['fijado']}
              </p>
            )}
          </div>
          <PorCorreo
            value={value.correo}
            onChange={(correo) => poner({ correo })}
            audiencia={audiencia.data}
            mandado={!manda}
          />
          {anuncio && anuncio.mandadoEn !== null && !retirado && <Mandado anuncio={anuncio} />}
          {anuncio?.estado === 'vigente' && anuncio.mandadoEn !== null && value.correo !== 'no' && (
            <Toggle
              label="Mandar el correo otra vez"
              help="También a quien ya lo recibió. Si no, cambiarlo no manda ninguno."
              checked={value.correoOtraVez}
              onChange={({ currentTarget }) => poner({ correoOtraVez: currentTarget.checked })}
            />
          )}
          {anuncio?.estado === 'vigente' && (
            <Toggle
              label="Que vuelva a estar sin leer"
              help="Quien ya lo leyó o lo cerró lo tiene otra vez. Si no, solo dirá que se editó."
              checked={value.otraVez}
              onChange={({ currentTarget }) => poner({ otraVez: currentTarget.checked })}
            />
          )}
          {guardado.error !== null && Object.keys(errors).length === 0 && (
            <ErrorState>{messageOf(guardado.error)}</ErrorState>
          )}
          {pregunta && audiencia.data && value.correo !== 'no' && (
            <PreguntaDeCorreo
              sale={loQueSale(audiencia.data, value.correo)}
              verbo={publicado ? 'Guardar' : luego ? 'Programar' : 'Publicar'}
              onClose={() => setPregunta(false)}
              onConfirm={() => guardado.run(true)}
            />
          )}
          {retirado ? (
            <p className="look-quiet">
              Este anuncio se retiró: nadie lo ve.
              {anuncio.correosEnviados > 0 && ` Antes ${yaSalieron(anuncio.correosEnviados)}.`}
            </p>
          ) : (
            <div className={classes.acts}>
              <Button type="submit" disabled={falta !== null} loading={guardado.pending}>
                {publicado
                  ? 'Guardar los cambios'
                  : luego && value.desde !== null
                    ? `Programar para ${cuando(value.desde, now, zone)}`
                    : 'Publicar'}
              </Button>
              {!publicado && (
                <Button variant="subtle" disabled={guardado.pending} onClick={() => guardado.run(false)}>
                  Guardar y salir
                </Button>
              )}
              {falta !== null && <span className="look-quiet">{falta}</span>}
            </div>
          )}
        </form>
        <Muestra titulo={value.titulo} texto={value.texto} />
      </div>
    </Page>
  );
}

function loQueFalta({ titulo, destinos }: Escrito, personas: number | undefined): string | null {
  if (titulo.trim() === '') return 'Escribe un título.';
  if (destinos.length === 0) return 'Elige a quién.';
  return personas === 0 ? NADIE : null;
}

interface RetirarProps {
  readonly anuncio: Anuncio;
  readonly onDone: () => void;
}

function Retirar({ anuncio: { id, estado, correosEnviados }, onDone }: RetirarProps) {
  const borrador = estado === 'borrador';
  return (
    <ConfirmButton
      title={borrador ? '¿Eliminar este borrador?' : '¿Retirar este anuncio?'}
      confirmLabel={borrador ? 'Eliminar el borrador' : 'Retirar el anuncio'}
      lost={
        borrador
          ? 'Nadie lo ha visto. No se puede recuperar.'
          : `Deja de verse en el inicio de todos, y no se puede volver a publicar.${
              correosEnviados > 0
                ? ` Ya ${yaSalieron(correosEnviados)}: ${correosEnviados === 1 ? 'ese no vuelve' : 'esos no vuelven'}.`
                : ''
            }`
      }
      onConfirm={() => ask(retirar, { id }).then(onDone)}
    >
      {borrador ? 'Eliminar…' : 'Retirar…'}
    </ConfirmButton>
  );
}
