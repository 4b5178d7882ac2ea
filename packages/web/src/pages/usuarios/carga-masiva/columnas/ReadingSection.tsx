import type { CambioDeCarga, Carga } from '@catedra/shared/cargas/schemas.ts';
import { CODIFICACIONES, SEPARADORES } from '@catedra/shared/cargas/opciones.ts';
import { Alert, Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cambiar, cargaQuery } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import classes from '#pages/usuarios/carga-masiva/columnas/Columnas.module.css';
import {
  CODIFICACIONES_EN_PALABRAS,
  SEPARADORES_EN_PALABRAS,
} from '#pages/usuarios/carga-masiva/palabras.ts';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Section } from '#ui/frame/Section.tsx';

/** How the bytes became cells; what was guessed can be changed. */
export function ReadingSection({ carga }: { readonly carga: Carga }) {
  const queryClient = useQueryClient();
  const reread = useMutation({
    mutationFn: (cambio: CambioDeCarga) => cambiar(carga.id, cambio),
    onSuccess: (leida) => {
      queryClient.removeQueries({ queryKey: ['cargas', carga.id, 'filas'] });
      queryClient.setQueryData(cargaQuery(carga.id).queryKey, leida);
    },
  });
  const fixed = reread.isPending || !carga.releible;
  const texto = carga.formato === 'texto';
  if (!texto && carga.hojas.length < 2 && carga.avisos.length === 0) return null;
  return (
    <Section title="Cómo se lee el archivo">
      <div className={classes.reading}>
        {texto && (
          <>
            <Select
              label="Codificación"
              data={CODIFICACIONES.map((value) => ({
                value,
                label: CODIFICACIONES_EN_PALABRAS[value] ?? value,
              }))}
              value={carga.codificacion}
              allowDeselect={false}
              disabled={fixed}
              onChange={(value) => value && reread.mutate({ codificacion: value })}
            />
            <Select
              label="Separador"
              data={SEPARADORES.map((value) => ({ value, label: SEPARADORES_EN_PALABRAS[value] ?? value }))}
              value={carga.separador}
              allowDeselect={false}
              disabled={fixed}
              onChange={(value) => value && reread.mutate({ separador: value })}
            />
          </>
        )}
        {carga.hojas.length > 1 && (
          <Select
            label="Hoja"
            data={carga.hojas}
            value={carga.hoja}
            allowDeselect={false}
            disabled={fixed}
            onChange={(hoja) => hoja && reread.mutate({ hoja })}
          />
        )}
        {texto && carga.muestra && (
          <p className={classes.sample} role="status">
            Se lee así: <b>{carga.muestra}</b>
            <span>Si los acentos o las eñes salen mal, cambia la codificación.</span>
          </p>
        )}
      </div>
      {carga.avisos.length > 0 && (
        <Alert className={classes.notice} color="azafran" variant="light">
          {carga.avisos.map((aviso) => (
            <p key={aviso}>{aviso}</p>
          ))}
        </Alert>
      )}
      {reread.isError && <ErrorState>{messageOf(reread.error)}</ErrorState>}
    </Section>
  );
}
