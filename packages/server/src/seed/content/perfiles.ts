import { idDe } from '#seed/content/id.ts';
import type { PerfilDemo } from '#seed/content/types.ts';

export const tutorDePlanta: PerfilDemo = {
  id: idDe('perfil:tutor-de-planta'),
  nombre: 'Tutor de planta',
  descripcion:
    'Acompaña a sus grupos: ve su avance, corrige sus tareas, lee sus opiniones y da una contraseña a quien no puede entrar.',
  permisos: [
    'usuarios:ver:grupos',
    'usuarios:editar:grupos',
    'grupos:ver:grupos',
    'cursos:ver:grupos',
    'actividades:ver:grupos',
    'actividades:calificar:grupos',
    'evaluaciones:ver:grupos',
    'progreso:ver:grupos',
    'feedback:ver:grupos',
    'reportes:ver:grupos',
  ],
};

export const perfiles: PerfilDemo[] = [tutorDePlanta];
