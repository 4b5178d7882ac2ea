CREATE TABLE "procesos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"equipo" text NOT NULL,
	"pid" integer NOT NULL,
	"version" text NOT NULL,
	"desde" timestamp(3) with time zone NOT NULL,
	"visto" timestamp(3) with time zone NOT NULL,
	"bytes" double precision NOT NULL,
	"retraso_ms" double precision NOT NULL,
	"pantallas" integer NOT NULL
);
