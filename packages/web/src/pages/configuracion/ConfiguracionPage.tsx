import { IconCircleCheck } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { ConfiguracionTabs } from '#pages/configuracion/ConfiguracionTabs.tsx';
import { cosasDeLaAcademia } from '#pages/configuracion/de-la-academia.ts';
import classes from '#pages/configuracion/ConfiguracionPage.module.css';
import { ContrasenaSection } from '#pages/configuracion/ContrasenaSection.tsx';
import { MisCamposSection } from '#pages/configuracion/MisCamposSection.tsx';
import { MisDatosSection } from '#pages/configuracion/MisDatosSection.tsx';
import { SesionesSection } from '#pages/configuracion/SesionesSection.tsx';
import { TemaSection } from '#pages/configuracion/TemaSection.tsx';
import { useActor } from '#platform/session.ts';
import { Page } from '#ui/frame/Page.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { fullName } from '#ui/people/PersonName.tsx';
import { lazyPart } from '#ui/states/lazy-part.tsx';
import { Part } from '#ui/states/Part.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';

const FirmaPage = lazyPart(async () => (await import('#pages/configuracion/firma/FirmaPage.tsx')).FirmaPage);

const AcademiaPage = lazyPart(
  async () => (await import('#pages/configuracion/AcademiaPage.tsx')).AcademiaPage,
);

const AvisosPage = lazyPart(
  async () => (await import('#pages/configuracion/avisos/AvisosPage.tsx')).AvisosPage,
);

const CorreoPage = lazyPart(
  async () => (await import('#pages/configuracion/correo/CorreoPage.tsx')).CorreoPage,
);

const PlantillasPage = lazyPart(
  async () => (await import('#pages/configuracion/plantillas/PlantillasPage.tsx')).PlantillasPage,
);

const TecnicoPage = lazyPart(
  async () => (await import('#pages/configuracion/tecnico/TecnicoPage.tsx')).TecnicoPage,
);

type Cambio = 'primera' | 'otra';

/** Mine, whatever my profile; with a temporary password nothing but changing it. */
export function ConfiguracionPage() {
  const { usuario, actor, puede } = useActor();
  const [cambio, setCambio] = useState<Cambio | null>(null);
  const temporal = usuario.cambiarContraseña;
  const { vista }: { vista?: string } = useSearch({ strict: false });
  if (vista === 'firma' && !temporal && puede('certificados:disenar'))
    return (
      <Suspense>
        <FirmaPage />
      </Suspense>
    );
  if (vista === 'avisos' && !temporal)
    return (
      <Suspense>
        <AvisosPage />
      </Suspense>
    );
  if (vista === 'plantillas' && !temporal && puede('avisos:plantillas'))
    return (
      <Suspense>
        <PlantillasPage />
      </Suspense>
    );
  if (vista === 'correo' && !temporal && puede('avisos:correo'))
    return (
      <Suspense>
        <CorreoPage />
      </Suspense>
    );
  if (vista === 'tecnico' && !temporal && puede('sistema:administrar'))
    return (
      <Suspense>
        <TecnicoPage />
      </Suspense>
    );
  if (vista === 'academia' && !temporal && cosasDeLaAcademia(actor).length > 0)
    return (
      <Suspense>
        <AcademiaPage />
      </Suspense>
    );
  return (
    <Page
      title="Configuración de mi perfil"
      subtitle={
        temporal
          ? 'Tienes una contraseña temporal. Cámbiala por una tuya y se abre el resto de la academia.'
          : fullName(usuario)
      }
      trail={[{ label: 'Configuración de mi perfil' }]}
    >
      {!temporal && <ConfiguracionTabs here="mia" />}
      <ContrasenaSection usuario={usuario} onChanged={() => setCambio(temporal ? 'primera' : 'otra')}>
        {cambio && !temporal && <Cambiada cambio={cambio} />}
      </ContrasenaSection>
      {!temporal && (
        <>
          <Part>
            <MisDatosSection usuario={usuario} />
          </Part>
          <Part>
            <MisCamposSection usuarioId={usuario.id} />
          </Part>
          <Part>
            <SesionesSection />
          </Part>
          <Section beside title="Avisos" note="Qué te llega por correo y cuándo.">
            <ButtonLink to={rutas.configuracion} search={{ vista: 'avisos' }} variant="default">
              Qué avisos quieres
            </ButtonLink>
          </Section>
          <Part>
            <TemaSection />
          </Part>
          <p className={`look-faint ${classes.licences}`}>
            <a href="/LICENCIAS.txt" target="_blank" rel="noreferrer">
              Licencias de código abierto
            </a>
          </p>
        </>
      )}
    </Page>
  );
}

function Cambiada({ cambio }: { readonly cambio: Cambio }) {
  return (
    <div className={`look-line ${classes.told}`}>
      <IconCircleCheck size={20} stroke={1.75} aria-hidden />
      <p>
        <b>Contraseña cambiada.</b>{' '}
        {cambio === 'primera'
          ? 'Ya tienes toda la academia abierta.'
          : 'Cerramos tus demás sesiones; esta sigue abierta.'}
      </p>
      {cambio === 'primera' && (
        <ButtonLink to={rutas.home} variant="default">
          Ir a Mis cursos
        </ButtonLink>
      )}
    </div>
  );
}
