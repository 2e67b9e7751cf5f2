"""Write every tale anew, and say which have changed."""

from tests.transcripts import TALES, file, fold_all

for tale in TALES:
    text, path = fold_all(tale), file(tale)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
        print(f"{path.name}: told anew")
