import type { Preferencias } from '@catedra/shared/avisos/preferencias.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import classes from '#pages/configuracion/avisos/AvisosPage.module.css';
import { EventRow } from '#pages/configuracion/avisos/EventRow.tsx';
import { preferenciasQuery } from '#pages/configuracion/avisos/queries.ts';
import { horasEscritas, porFamilias } from '#pages/configuracion/avisos/words.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Page } from '#ui/frame/Page.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { RowBones } from '#ui/states/Bones.tsx';
import { lazyPart } from '#ui/states/lazy-part.tsx';
import { Notice } from '#ui/states/Notice.tsx';
import { Part } from '#ui/states/Part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { useZone } from '#ui/words/zone.tsx';

/** Few people decide for the rest. */
const AcademySection = lazyPart(
  async () => (await import('#pages/configuracion/avisos/AcademySection.tsx')).AcademySection,
);

/** Of what one is told by mail, and how; the bell tells everything. */
export function AvisosPage() {
  const query = useQuery(preferenciasQuery);
  const { puede } = useActor();
  return (
    <Page
      title="Qué avisos quieres"
      subtitle="La campana lo dice todo, siempre. Aquí eliges qué te llega además por correo."
      trail={[{ label: 'Configuración de mi perfil', to: rutas.configuracion }, { label: 'Avisos' }]}
    >
      <QueryView query={query} label="Cargando tus avisos…" skeleton={<RowBones rows={8} />}>
        {(preferencias) => <Mine preferencias={preferencias} />}
      </QueryView>
      {/* What is one's own comes first, and pushes nothing that was already there. */}
      {query.data && puede('sistema:administrar') && (
        <Suspense>
          <Part>
            <AcademySection />
          </Part>
        </Suspense>
      )}
    </Page>
  );
}

function Mine({ preferencias }: { readonly preferencias: Preferencias }) {
  const { mirada } = useActor();
  const zona = useZone();
  const { eventos, horas } = preferencias;
  return (
    <div className={classes.mine}>
      <Where {...preferencias} />
      {mirada && (
        <Notice calm>Miras como otra persona: ves lo que eligió, y solo ella puede cambiarlo.</Notice>
      )}
      {porFamilias(eventos).map(({ titulo, suyos }) => (
        <Section key={titulo} title={titulo}>
          <ul className={classes.list}>
            {suyos.map((preferencia) => (
              <EventRow key={preferencia.evento} preferencia={preferencia} />
            ))}
          </ul>
        </Section>
      ))}
      <Section title="Cuándo salen">
        {horasEscritas(horas, zona).map((frase) => (
          <p key={frase} className={classes.sentence}>
            {frase}
          </p>
        ))}
      </Section>
    </div>
  );
}

/** Where mails go, or why they do not. */
function Where({ correo, parado }: Pick<Preferencias, 'correo' | 'parado'>) {
  if (correo === null)
    return (
      <Notice calm>
        No tienes correo en la academia: todo te espera en la campana. Si quieres recibirlo también por
        correo, pide a quien la administra que añada el tuyo.
      </Notice>
    );
  if (parado !== null)
    return (
      <Notice>
        <b>A {correo} no te llega nada.</b> Su servidor lo rechazó («{parado}») y no le mandamos más. Pide a
        quien administra la academia que corrija tu correo; mientras tanto, todo está en la campana.
      </Notice>
    );
  return (
    <p className={classes.where}>
      Los correos van a <b>{correo}</b>. Si no es el tuyo, pide a quien administra la academia que lo cambie.
    </p>
  );
}
