import type { Anuncio } from '@catedra/shared/anuncios/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/dashboard/anuncios/Anuncios.module.css';
import { cifrasQuery } from '#pages/dashboard/anuncios/queries.ts';
import { type LoQueSale, yaSalieron } from '#pages/dashboard/anuncios/words.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { cuenta } from '#ui/words/words.ts';

/** How its mail went. */
export function Mandado({ anuncio: { id } }: { readonly anuncio: Anuncio }) {
  const { data } = useQuery(cifrasQuery(id));
  if (!data) return null;
  const { salieron, esperan } = data.correos;
  return (
    <p className="look-quiet">
      {salieron === 0 ? 'Aún no ha salido ningún correo' : `Ya ${yaSalieron(salieron)}`}
      {esperan > 0 && `; ${cuenta(esperan, 'correo')} ${esperan === 1 ? 'espera' : 'esperan'} su hora`}.
    </p>
  );
}

interface PreguntaDeCorreoProps {
  readonly sale: LoQueSale;
  readonly verbo: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** A mail that left does not come back: how many they are is said before. */
export const PreguntaDeCorreo = ({ sale, verbo, onClose, onConfirm }: PreguntaDeCorreoProps) => (
  <ConfirmDialog
    opened
    onClose={onClose}
    harmless
    title={
      sale.total === 0
        ? `¿${verbo} sin que salga ningún correo?`
        : `¿${verbo} y mandar ${cuenta(sale.total, 'correo')}?`
    }
    confirmLabel={sale.total === 0 ? verbo : `${verbo} y mandar`}
    onConfirm={() => {
      onClose();
      onConfirm();
    }}
  >
    <div className={classes.said}>
      <p>
        {sale.cuantos}. {sale.total > 0 && 'De noche no sale ninguno: espera a la mañana de cada persona.'}
      </p>
      {sale.aQuienNo !== '' && <p>{sale.aQuienNo}</p>}
      {sale.total > 0 && <p>Lo que haya salido no se puede recoger.</p>}
    </div>
  </ConfirmDialog>
);
