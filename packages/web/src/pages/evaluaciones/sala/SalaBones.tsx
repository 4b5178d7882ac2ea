import { Skeleton } from '@mantine/core';
import classes from '#pages/evaluaciones/sala/Sala.module.css';

const SEATS = Array.from({ length: 20 }, (_, i) => i);

/** The room while it comes, in its shape. */
export const SalaBones = () => (
  <div aria-busy="true" aria-label="Cargando la sala…" role="status">
    <Skeleton height={20} width={280} mb={16} />
    <Skeleton height={84} mb={28} />
    <ul className={`look-list ${classes.seats}`}>
      {SEATS.map((one) => (
        <li key={one}>
          <Skeleton height={44} />
        </li>
      ))}
    </ul>
  </div>
);
