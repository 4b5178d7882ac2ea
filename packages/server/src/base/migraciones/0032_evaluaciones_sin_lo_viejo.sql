ALTER TABLE "evaluaciones" DROP COLUMN "gracia_segundos";--> statement-breakpoint
ALTER TABLE "evaluaciones" DROP COLUMN "preguntas_por_intento";