import type { Clase } from '@catedra/shared/archivos/archivo.ts';
import type { UsoDelAlmacen } from '@catedra/shared/archivos/schemas.ts';
import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/configuracion/AlmacenSection.module.css';
import { usoQuery } from '#pages/configuracion/queries.ts';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta } from '#ui/words/words.ts';

const CLASES: Readonly<Record<Clase, string>> = {
  video: 'Vídeos',
  imagen: 'Imágenes',
  audio: 'Audio',
  documento: 'Documentos',
  otro: 'Otros archivos',
  a_medias: 'Subidas a medias',
};

/** What takes the academy's space, for whoever looks after it. */
export function AlmacenSection() {
  const query = useQuery(usoQuery);
  return (
    <Section
      beside
      title="Almacenamiento"
      note="Lo que ocupan los archivos de toda la academia. Lo que nadie usa se retira solo al cabo de un día."
    >
      <QueryView query={query} label="Calculando el espacio…" skeleton={<Skeleton height={160} mt={12} />}>
        {(uso) => <Uso uso={uso} />}
      </QueryView>
    </Section>
  );
}

function Uso({ uso }: { readonly uso: UsoDelAlmacen }) {
  const { bytes, archivos, cuota, porClase, porCurso, mayores } = uso;
  if (archivos === 0) return <p className={classes.use}>Todavía no hay ningún archivo.</p>;
  return (
    <div className={classes.use}>
      <p className={classes.total}>
        <b>{pesoEnPalabras(bytes)}</b> en {cuenta(archivos, 'archivo')}
        {cuota !== null && `, de ${pesoEnPalabras(cuota)}`}
      </p>
      {cuota !== null && <ProgressBar value={(100 * bytes) / cuota} label="Espacio ocupado" />}
      <div className={classes.tables}>
        <Tabla
          title="Por tipo"
          rows={porClase.map((una) => ({
            key: una.clase,
            que: CLASES[una.clase],
            detalle: cuenta(una.archivos, 'archivo'),
            bytes: una.bytes,
          }))}
        />
        <Tabla
          title="Por curso"
          rows={porCurso.map((uno) => ({
            key: uno.cursoId ?? 'ninguno',
            que:
              uno.cursoId && uno.titulo ? (
                <TextLink quiet to={rutas.cursoEditar(uno.cursoId)}>
                  {uno.titulo}
                </TextLink>
              ) : (
                'Fotos y paquetes'
              ),
            detalle: cuenta(uno.archivos, 'archivo'),
            bytes: uno.bytes,
          }))}
        />
        <Tabla
          title="Los que más pesan"
          rows={mayores.map(({ id, nombre, curso, bytes: pesa }) => ({
            key: id,
            que: nombre,
            detalle: curso ?? '',
            bytes: pesa,
          }))}
        />
      </div>
    </div>
  );
}

interface Fila {
  readonly key: string;
  readonly que: ReactNode;
  readonly detalle: string;
  readonly bytes: number;
}

function Tabla({ title, rows }: { readonly title: string; readonly rows: readonly Fila[] }) {
  if (rows.length === 0) return null;
  return (
    <table className={classes.table}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ key, que, detalle, bytes }) => (
          <tr key={key}>
            <th scope="row">{que}</th>
            <td>{detalle}</td>
            <td>{pesoEnPalabras(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
