import type { Firma, Firmante } from '@catedra/shared/certificados/firma/schemas.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TraerClave } from '#pages/configuracion/firma/TraerClave.tsx';
import { VolverAPropia } from '#pages/configuracion/firma/VolverAPropia.tsx';
import { firmaQuery } from '#pages/configuracion/queries.ts';
import { rutas } from '#platform/paths.ts';
import { Page } from '#ui/frame/Page.tsx';
import { Section } from '#ui/frame/Section.tsx';
import classes from '#pages/configuracion/firma/FirmaPage.module.css';
import { QueryView } from '#ui/states/QueryView.tsx';
import { fechaConAño } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

/** Whose key signs the certificates, and another one brought. */
export function FirmaPage() {
  const query = useQuery(firmaQuery);
  return (
    <Page
      title="Firma de los certificados"
      subtitle="El PDF de cada certificado va firmado, para que se note si alguien lo cambia."
      trail={[
        { label: 'La academia', to: rutas.configuracion, search: { vista: 'academia' } },
        { label: 'Firma de los certificados' },
      ]}
    >
      <QueryView query={query} label="Cargando…" skeleton={<Skeleton height={240} mt={24} />}>
        {(firma) => <Claves {...firma} />}
      </QueryView>
    </Page>
  );
}

function Claves({ actual, anteriores }: Firma) {
  return (
    <>
      <Section beside title="Con qué se firma" rule={false}>
        {actual ? (
          <Clave firmante={actual} />
        ) : (
          <p>La academia hará su propia clave con el primer certificado.</p>
        )}
        {actual && !actual.propia ? (
          <VolverAPropia />
        ) : (
          <p className={`look-faint ${classes.told}`}>
            Una clave hecha por la academia prueba que el papel no se ha cambiado desde que se expidió. No
            prueba quién es la academia: para eso hace falta el certificado de una autoridad reconocida, y un
            lector de PDF avisará de que no conoce a quien firma.
          </p>
        )}
      </Section>
      <Section
        beside
        title="Traer otra clave"
        note="La de un certificado de sello o de representante de una autoridad reconocida, en un archivo .p12 o .pfx."
      >
        <TraerClave />
      </Section>
      {anteriores.length > 0 && (
        <Section
          beside
          title="Claves anteriores"
          note="Ya no firman. Lo que firmaron sigue valiendo, y sus certificados siguen aquí para comprobarlo."
        >
          {anteriores.map((uno) => (
            <Clave key={uno.id} firmante={uno} />
          ))}
        </Section>
      )}
    </>
  );
}

function Clave({ firmante }: { readonly firmante: Firmante }) {
  const zone = useZone();
  const { titular, emisor, propia, valeHasta, pem } = firmante;
  return (
    <p className={classes.key}>
      <b>{titular}</b>. {propia ? 'Hecha por la academia.' : `La avala ${emisor}.`} Vale hasta el{' '}
      {fechaConAño(valeHasta, zone)}.{' '}
      <a
        href={`data:application/x-pem-file;charset=utf-8,${encodeURIComponent(pem)}`}
        download={`${titular}.pem`}
      >
        Descargar su certificado
      </a>
    </p>
  );
}
