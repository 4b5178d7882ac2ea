import { vocesDeAltura } from '#seed/content/historia/voces/altura.ts';
import { vocesDeBienvenidaYExcel } from '#seed/content/historia/voces/bienvenida-y-excel.ts';
import { vocesDeDatosYClaro } from '#seed/content/historia/voces/datos-y-claro.ts';
import type { Voz } from '#seed/content/historia/voz.ts';

export const voces: Voz[] = [...vocesDeAltura, ...vocesDeDatosYClaro, ...vocesDeBienvenidaYExcel];
