import { eventoDe, MODOS } from '@catedra/shared/avisos/eventos.ts';
import type { AvisosDeAcademia } from '@catedra/shared/avisos/preferencias.ts';
import { SegmentedControl } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HoursForm } from '#pages/configuracion/avisos/HoursForm.tsx';
import classes from '#pages/configuracion/avisos/AvisosPage.module.css';
import { academiaQuery, decidirAviso, preferenciasQuery } from '#pages/configuracion/avisos/queries.ts';
import { MODO, porFamilias } from '#pages/configuracion/avisos/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { Toggle } from '#ui/forms/Toggle.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { RowBones } from '#ui/states/Bones.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';

const OPTIONS = MODOS.map((modo) => ({ value: modo, label: MODO[modo] }));

/** What the academy decides for everybody: how whoever chose nothing is told, and at which hours mails leave. */
export function AcademySection() {
  const query = useQuery(academiaQuery);
  return (
    <div className={classes.academy}>
      <Section
        title="Para toda la academia"
        note="Cómo se avisa por correo a quien no ha elegido. Cuenta para lo que pase desde ahora: lo que ya espera sale como iba a salir."
      >
        <QueryView query={query} label="Cargando…" skeleton={<RowBones rows={8} />}>
          {({ eventos, horas }) => (
            <>
              <HoursForm key={JSON.stringify(horas)} horas={horas} />
              {porFamilias(eventos).map(({ titulo, suyos }) => (
                <div key={titulo}>
                  <h3 className={classes.family}>{titulo}</h3>
                  <ul className={classes.list}>
                    {suyos.map((decidido) => (
                      <Decision key={decidido.evento} decidido={decidido} />
                    ))}
                  </ul>
                </div>
              ))}
            </>
          )}
        </QueryView>
      </Section>
    </div>
  );
}

type Decidido = AvisosDeAcademia['eventos'][number];

/** Whom it reaches, in words. */
function reach({ siguen, eligieron, elegible }: Decidido): string {
  const suyas = cuenta(eligieron, 'persona eligió por su cuenta', 'personas eligieron por su cuenta');
  const asi = `Llega así a ${cuenta(siguen, 'persona', 'personas')}`;
  if (eligieron === 0) return asi;
  return elegible ? `${asi}; ${suyas}` : `${asi}; ${suyas}, y ahora no cuenta`;
}

function Decision({ decidido }: { readonly decidido: Decidido }) {
  const { evento } = decidido;
  const queryClient = useQueryClient();
  const save = useMutation({
    scope: { id: `academia ${evento}` },
    mutationFn: decidirAviso,
    onSuccess: (guardado) => {
      queryClient.setQueryData(academiaQuery.queryKey, guardado);
      return queryClient.invalidateQueries({ queryKey: preferenciasQuery.queryKey });
    },
  });
  const { correo, elegible } = save.isPending || save.isError ? save.variables : decidido;
  const { titulo } = eventoDe(evento);
  return (
    <li className={classes.row}>
      <div>
        <b className={classes.title}>{titulo}</b>
        <span className="look-quiet">{reach(decidido)}</span>
      </div>
      <div className={classes.decision}>
        <SegmentedControl
          fullWidth
          aria-label={`Correo de la academia: ${titulo}`}
          data={OPTIONS}
          value={correo}
          onChange={(elegido) => save.mutate({ evento, correo: elegido, elegible })}
        />
        <Toggle
          label="Cada persona puede elegir otra cosa"
          aria-label={`Cada persona puede elegir otra cosa: ${titulo}`}
          checked={elegible}
          onChange={(event) => save.mutate({ evento, correo, elegible: event.currentTarget.checked })}
        />
        {save.isError && (
          <ErrorState onRetry={() => save.mutate(save.variables)}>
            No se guardó. {messageOf(save.error)}
          </ErrorState>
        )}
      </div>
    </li>
  );
}
