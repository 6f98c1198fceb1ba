CREATE TABLE "request_counts" (
	"key" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "request_counts_pk" PRIMARY KEY("minute","key")
);
