import { nombreDeArchivo } from '@catedra/shared/cargas/campos.ts';
import * as api from '@catedra/shared/externas/archivo/api.ts';
import { MAX_FILAS_DE_EXTERNAS } from '@catedra/shared/externas/archivo/datos.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ESTADOS, PASOS } from '#pages/reportes/externas/archivo/palabras.ts';
import { cargaQuery, cargasQuery } from '#pages/reportes/externas/archivo/queries.ts';
import { type Asked, ChooseFile, type Source } from '#parts/cargas/ChooseFile.tsx';
import classes from '#parts/cargas/History.module.css';
import { Steps } from '#parts/cargas/Steps.tsx';
import { ask, askFile } from '#platform/ask.ts';
import { newId } from '#platform/new-id.ts';
import { rutas } from '#platform/paths.ts';
import { Page } from '#ui/frame/Page.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { cuenta } from '#ui/words/words.ts';

const EXTERNAS: Asked = {
  maxRows: MAX_FILAS_DE_EXTERNAS,
  plantilla: () => askFile(api.plantilla),
  templateWith: 'con sus cursos y su catálogo para elegir',
  holds: 'la formación externa',
  example: 'Documento\tFormación\tTerminada\tHoras\n12345678Z\tPrimeros auxilios\t20/3/2026\t8',
};

export function Elegir({ trail }: { readonly trail: readonly Crumb[] }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const upload = useMutation({
    mutationFn: ({ nombre, contenido }: Source) =>
      ask(api.subir, { id: newId(), query: { nombre }, body: contenido }),
    onSuccess: (carga) => {
      queryClient.setQueryData(cargaQuery(carga.id).queryKey, carga);
      void queryClient.invalidateQueries({ queryKey: cargasQuery.queryKey });
      void navigate({
        to: '.',
        search: { reporte: 'certificados', clase: 'externa', carga: carga.id } as never,
      });
    },
  });
  return (
    <Page
      title="Formación externa desde un archivo"
      subtitle="Una fila por persona y formación: quién, qué y qué día. Antes de registrar verás qué hará cada una."
      trail={trail}
      action={<Steps at={1} steps={PASOS} />}
    >
      <ChooseFile {...EXTERNAS} working={upload.isPending} failure={upload.error} onChoose={upload.mutate} />
      <Anteriores />
    </Page>
  );
}

function Anteriores() {
  const { data } = useQuery(cargasQuery);
  if (!data || data.cargas.length === 0) return null;
  return (
    <Section title="Archivos anteriores" note="Los registrados se pueden deshacer durante 7 días.">
      <ul className={classes.list}>
        {data.cargas.map(({ id, archivo, quien, creadaEn, estado, filas, registradas }) => (
          <li key={id} className={classes.item}>
            <span className={classes.name}>
              <TextLink to={rutas.reportes} search={{ reporte: 'certificados', clase: 'externa', carga: id }}>
                {nombreDeArchivo(archivo)}
              </TextLink>
              <span className="look-faint">
                {quien.nombre}, <Moment date={creadaEn} recent />
              </span>
            </span>
            <span className={classes.what}>
              {estado === 'leida' ? cuenta(filas, 'fila') : cuenta(registradas, 'registrada')}
            </span>
            <StateMark kind={ESTADOS[estado].kind}>{ESTADOS[estado].words}</StateMark>
          </li>
        ))}
      </ul>
    </Section>
  );
}
