import type { Exencion } from '@catedra/shared/participantes/exenciones.ts';
import { useQuery } from '@tanstack/react-query';
import classes from '#parts/cursos/exempt/Exempt.module.css';
import { exencionesQuery } from '#parts/cursos/exempt/exempting.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta, dia, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface WaiverDialogProps {
  readonly cursoId: string;
  readonly usuarioId: string;
  readonly nombre: string;
  readonly onClose: () => void;
}

/** Why and until when someone is excused from a course, and the times before: for whoever may excuse them. */
export function WaiverDialog({ cursoId, usuarioId, nombre, onClose }: WaiverDialogProps) {
  const query = useQuery(exencionesQuery(usuarioId, cursoId));
  return (
    <Dialog opened onClose={onClose} title={`Exenciones de ${nombre}`}>
      <QueryView query={query} label="Cargando sus exenciones…" empty="Nunca se le ha eximido de este curso.">
        {({ datos }) => datos.map((una) => <Waiver key={una.id} una={una} />)}
      </QueryView>
    </Dialog>
  );
}

function Waiver({ una }: { readonly una: Exencion }) {
  const now = useNow();
  const zone = useZone();
  const { hasta, dias, motivo, por, en, enVigor, terminadaEn, terminadaPor, motivoDeFin } = una;
  return (
    <dl className={classes.facts}>
      <dt>{enVigor ? 'Exento' : 'Estuvo exento'}</dt>
      <dd>
        hasta el {dia(hasta, now)}, con {cuenta(dias, 'día')} después
      </dd>
      <dt>Motivo</dt>
      <dd>{motivo}</dd>
      <dt>Lo decidió</dt>
      <dd>
        {por ?? 'Persona eliminada'}, {fecha(en, now, zone)}
      </dd>
      {terminadaEn && (
        <>
          <dt>Se acabó</dt>
          <dd>
            {fecha(terminadaEn, now, zone)}, {terminadaPor ?? 'Persona eliminada'}
            {motivoDeFin && `: ${motivoDeFin}`}
          </dd>
        </>
      )}
    </dl>
  );
}
