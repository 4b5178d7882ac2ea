ALTER TABLE "evaluacion_secretos" ADD COLUMN "redes" text[] DEFAULT '{}' NOT NULL;
