ALTER TABLE "evaluacion_excepciones" ADD COLUMN "antes" jsonb;
